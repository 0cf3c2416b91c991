// A pointer or the focus on a target previews it, a press plays it; the shell asks again where a second tap is due.
import type { Play } from "../types";
import { isOpen } from "./way";

interface Handlers {
  readonly "data-hint": string | undefined; // the captain's mark hangs here
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onfocus: (event: FocusEvent) => void;
  readonly onclick: () => void;
}

/** For a button: `<button {...pressable(play, action)}>`. */
export function pressable(play: Play<unknown>, action: string): Handlers {
  const look = (): void => {
    if (isOpen(play.legal, action) && play.waiting === null) play.choose(action);
  };
  return {
    "data-hint": play.hint === action ? "" : undefined,
    onpointerenter: ({ pointerType }) => {
      if (pointerType === "mouse") look();
    },
    onfocus: ({ currentTarget }) => {
      if ((currentTarget as Element).matches(":focus-visible")) look();
    },
    onclick: () => {
      if (isOpen(play.legal, action)) play.play(action);
    },
  };
}

/** For a target inside an SVG, which is no button by itself: also Enter and the space bar. */
export function target(play: Play<unknown>, action: string, label: string) {
  const handlers = pressable(play, action);
  return {
    ...handlers,
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "data-target": action,
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      handlers.onclick();
    },
  } as const;
}
