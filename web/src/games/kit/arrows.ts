// Arrow keys walk from target to target: to the nearest one in the direction of the key.
interface Point {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const ASIDE = 2.5; // a step sideways counts more than one ahead

/** The index of the nearest point ahead, or -1. */
export function nearest(from: Point, to: readonly Point[], way: Point): number {
  let best = -1;
  let least = Infinity;
  to.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < least) [best, least] = [at, far];
  });
  return best;
}

function middle(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** For the keydown of a board: moves the focus among its `[data-target]`s. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest("[data-target]");
  if (way === undefined || here === null) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>("[data-target]")].filter((other) => other !== here);
  const next = others[nearest(middle(here), others.map(middle), way)];
  event.preventDefault();
  next?.focus();
}
