// Where things lie on the board, in units of its viewBox.
export const CELL = 52;
export const COLUMNS = 17;
export const ROWS = 8;
export const BOARD = { width: 1140, height: 504 } as const;
export const LAGOON = { x: 48, y: 44, width: COLUMNS * CELL, height: ROWS * CELL } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Column and row of a field, counted from 0: "c4" is 2, 3. */
export const place = (field: string): Point => ({ x: field.charCodeAt(0) - 97, y: Number(field.slice(1)) - 1 });

export const fieldAt = ({ x, y }: Point): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export const isOnBoard = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < COLUMNS && y < ROWS;

/** The top left corner of a cell on the board. */
export const cornerOf = ({ x, y }: Point): Point => ({ x: LAGOON.x + x * CELL, y: LAGOON.y + y * CELL });

export const middleOf = (field: string): Point => {
  const { x, y } = cornerOf(place(field));
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

export const EVERY_FIELD: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => fieldAt({ x: at % COLUMNS, y: Math.floor(at / COLUMNS) }));

const key = ({ x, y }: Point): string => `${x},${y}`;

/** The sides of some cells that have none of these cells beyond, as one path. */
export function outline(cells: readonly Point[], size: number = CELL): string {
  const inside = new Set(cells.map(key));
  const open = (x: number, y: number): boolean => !inside.has(key({ x, y }));
  return cells
    .map(({ x, y }) => {
      const [left, top, right, bottom] = [x * size, y * size, (x + 1) * size, (y + 1) * size];
      return [
        open(x, y - 1) ? `M${left} ${top}H${right}` : "",
        open(x + 1, y) ? `M${right} ${top}V${bottom}` : "",
        open(x, y + 1) ? `M${right} ${bottom}H${left}` : "",
        open(x - 1, y) ? `M${left} ${bottom}V${top}` : "",
      ].join("");
    })
    .join("");
}

/** The side that two neighbouring fields share, from end to end. */
export function sideBetween(one: string, other: string): { readonly from: Point; readonly to: Point; readonly middle: Point } {
  const [a, b] = [middleOf(one), middleOf(other)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = a.x === b.x ? { x: CELL / 2, y: 0 } : { x: 0, y: CELL / 2 };
  return { middle, from: { x: middle.x - along.x, y: middle.y - along.y }, to: { x: middle.x + along.x, y: middle.y + along.y } };
}
