// Single keys at the table. Arrow keys are the board's.
import type { Sitting } from "./sitting.svelte.ts";

const writing = (target: EventTarget | null): boolean => target instanceof Element && target.closest("input,textarea,select,[contenteditable]") !== null;

export function keys(event: KeyboardEvent, sitting: Sitting, shortcuts: boolean): void {
  if (event.key === "Escape") return sitting.dismiss();
  if (!shortcuts || writing(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key.toLowerCase() === "c") sitting.confirm();
  if (event.key.toLowerCase() === "z") sitting.undo();
}
