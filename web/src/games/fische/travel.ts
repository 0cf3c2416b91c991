// Pieces that travel along a way of the map: an attachment for SVG groups. Nothing moves for those who want it still.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./edition";

const LEG = 190; // milliseconds between two points
const MOST = 1400;

export function travels(way: readonly Point[], hops = false): Attachment<SVGElement> {
  return (piece) => {
    const end = way.at(-1);
    if (end === undefined || way.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = way.flatMap(({ x, y }, at): Keyframe[] => {
      const here = { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
      const next = way[at + 1];
      if (!hops || next === undefined) return [here];
      return [here, { transform: `translate(${(x + next.x) / 2 - end.x}px, ${(y + next.y) / 2 - end.y - 12}px)` }];
    });
    const running = piece.animate(frames, { duration: Math.min(MOST, LEG * (way.length - 1)), easing: "ease-in-out" });
    return () => running.cancel();
  };
}
