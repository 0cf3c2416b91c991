// Looking things up in a rulebook.
import type { Chapter } from "../games/types.ts";

export function chapterOf(book: readonly Chapter[], rule: string): Chapter | null {
  return book.find((chapter) => chapter.rules.some(({ id }) => id === rule)) ?? null;
}
