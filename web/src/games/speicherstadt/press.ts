// A pointer or the focus on a target previews it, a press plays it; the shell asks again where a second tap is due.
import type { Game } from "./look";

interface Handlers {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onfocus: (event: FocusEvent) => void;
  readonly onclick: () => void;
}

export function pressable(play: Game, action: string): Handlers {
  const look = (): void => {
    if (play.legal.includes(action) && play.waiting === null) play.choose(action);
  };
  return {
    onpointerenter: ({ pointerType }) => {
      if (pointerType === "mouse") look();
    },
    onfocus: ({ currentTarget }) => {
      if ((currentTarget as Element).matches(":focus-visible")) look();
    },
    onclick: () => {
      if (play.legal.includes(action)) play.play(action);
    },
  };
}
