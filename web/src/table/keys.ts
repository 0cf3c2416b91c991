// Single keys at the table. Arrow keys are the board's.
import type { Session } from "./session.svelte.ts";

const writing = (target: EventTarget | null): boolean => target instanceof Element && target.closest("input,textarea,select,[contenteditable]") !== null;

export function keys(event: KeyboardEvent, session: Session, shortcuts: boolean): void {
  if (event.key === "Escape") return session.dismiss();
  if (!shortcuts || writing(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key.toLowerCase() === "c") session.confirm();
  if (event.key.toLowerCase() === "z") session.undo();
}
