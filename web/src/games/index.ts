// The games that have a board here, each loaded when a table of it is opened: every folder with an index.ts whose default export is a GameModule.
import type { GameModule } from "./types.ts";

const boards = import.meta.glob<{ default: GameModule<unknown> }>("./*/index.ts");

const path = (game: string) => `./${game}/index.ts`;

export const hasBoard = (game: string): boolean => path(game) in boards;

export const boardNames = (): string[] => Object.keys(boards).map((file) => file.split("/")[1] ?? "");

export async function loadGame(game: string): Promise<GameModule<unknown> | null> {
  const load = boards[path(game)];
  return load ? (await load()).default : null;
}
