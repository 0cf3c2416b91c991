// Single keys at the table. Arrow keys are the board's; other keys may be the game's.
import type { Sitting } from "./sitting.svelte.ts";

const writing = (target: EventTarget | null): boolean => target instanceof Element && target.closest("input,textarea,select,[contenteditable]") !== null;

export function keys(event: KeyboardEvent, sitting: Sitting, shortcuts: boolean): void {
  if (event.key === "Escape") return sitting.dismiss();
  if (!shortcuts || writing(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const { play, module } = sitting;
  if (play && module?.keys?.(event.key, play)) return event.preventDefault();
  if (event.key.toLowerCase() === "c") sitting.confirm();
  if (event.key.toLowerCase() === "z") sitting.undo();
}
