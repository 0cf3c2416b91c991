// How a board lies in its window: its top left corner and how many pixels a unit of the board has. Pure, for PanZoom.svelte.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const CLOSEST = 2.5;

/** The whole board in view. */
export const fit = (board: Size, window: Size): number => Math.min(window.width / board.width, window.height / board.height);

/** The board never leaves its window, and lies in the middle where it is smaller. */
export function held(lie: Lie, board: Size, window: Size): Lie {
  const k = Math.min(CLOSEST, Math.max(fit(board, window), lie.k));
  const along = (at: number, length: number, room: number): number => (length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at)));
  return { k, x: along(lie.x, board.width * k, window.width), y: along(lie.y, board.height * k, window.height) };
}

/** Nearer or farther by a factor; the point of the window stays where it is on the board. */
export function zoomed(lie: Lie, by: number, at: { x: number; y: number }, board: Size, window: Size): Lie {
  const k = Math.min(CLOSEST, Math.max(fit(board, window), lie.k * by));
  const ratio = k / lie.k;
  return held({ k, x: at.x - (at.x - lie.x) * ratio, y: at.y - (at.y - lie.y) * ratio }, board, window);
}

/** A point of the board in the middle of the window. */
export function centred(lie: Lie, point: { x: number; y: number }, board: Size, window: Size): Lie {
  return held({ k: lie.k, x: window.width / 2 - point.x * lie.k, y: window.height / 2 - point.y * lie.k }, board, window);
}
