// Which action is looked at and which one waits for a confirmation. A "tap" counts presses of any kind, so that the first and the second can be told apart.
import { isOpen } from "../games/kit/way.ts";

export interface Choice {
  readonly hovered: string | null;
  readonly armed: string | null;
  readonly tap: number; // the press that armed it
}

export interface Press {
  readonly tap: number;
  readonly touch: boolean;
  readonly careful: boolean; // confirm before sending, also with mouse and keyboard
}

export const none: Choice = { hovered: null, armed: null, tap: -1 };

export const chosenOf = (choice: Choice): string | null => choice.hovered ?? choice.armed;

export function choose(choice: Choice, action: string | null, press: Press): Choice {
  if (action === null && press.touch) return none;
  if (action === null || !press.touch) return { ...choice, hovered: action };
  return arm({ ...choice, hovered: null }, action, press);
}

function arm(choice: Choice, action: string, press: Press): Choice {
  return choice.armed === action ? choice : { ...choice, armed: action, tap: press.tap };
}

/** What a press on an action does: arm it, or send it. */
export function press(choice: Choice, action: string, by: Press): { readonly choice: Choice; readonly send: boolean } {
  const again = choice.armed === action && choice.tap < by.tap;
  if (!by.touch && !by.careful) return { choice: none, send: true };
  return again ? { choice: none, send: true } : { choice: arm({ ...choice, hovered: null }, action, by), send: false };
}

/** What is left of a choice when somebody else has acted meanwhile. */
export function still(choice: Choice, legal: readonly string[]): Choice {
  const known = (action: string | null) => (action !== null && isOpen(legal, action) ? action : null);
  return { ...choice, hovered: known(choice.hovered), armed: known(choice.armed) };
}
