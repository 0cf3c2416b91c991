// Dragging: what is lifted is taken up, and dropped on an aim it goes there. A press without a way is an ordinary press.
import { desk } from "./desk.svelte";
import type { Game } from "./look";
import { aimsOf } from "./options";

const STILL = 8; // pixels that are no way yet

const wordAt = (x: number, y: number): string => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-word]")?.dataset["word"] ?? "";

export function lift(play: Game, word: string, start: PointerEvent): void {
  if (start.button !== 0) return;
  const still = (event: PointerEvent): boolean => Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STILL;

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId || (desk.drag === null && still(event))) return;
    if (desk.drag === null) play.pick([word]);
    desk.drag = { word, x: event.clientX, y: event.clientY };
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const flown = desk.drag !== null;
    finish();
    if (!flown || event.type === "pointercancel") return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    const action = aimsOf(play.legal, [word]).get(wordAt(event.clientX, event.clientY));
    if (action !== undefined) play.play(action);
  }

  function finish(): void {
    desk.drag = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
