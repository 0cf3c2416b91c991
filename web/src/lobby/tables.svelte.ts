// The tables of the lobby, looked up again every few seconds while the page is seen.
import { peopled } from "../app/people.ts";
import type { Room } from "../games/types.ts";
import * as api from "../net/api.ts";
import type { Friend } from "../net/messages.ts";

const EVERY = 6_000;

export const isTurn = (room: Room): boolean => room.state === "playing" && room.turn.some((seat) => room.mine.includes(seat));

const urgency = (room: Room): number => (isTurn(room) ? 0 : room.state === "over" ? 2 : 1);

export class Tables {
  mine = $state.raw<readonly Room[]>([]);
  open = $state.raw<readonly Room[]>([]);
  friends = $state.raw<readonly Friend[]>([]);
  loaded = $state(false);

  get turns(): number {
    return this.mine.filter(isTurn).length;
  }

  async load(): Promise<void> {
    const { mine, open, friends } = await api.tables();
    this.mine = mine.map(peopled).sort((a, b) => urgency(a) - urgency(b) || b.changed - a.changed);
    this.open = open.filter((room) => room.me === null).map(peopled);
    this.friends = friends;
    this.loaded = true;
  }

  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.load().catch(() => undefined);
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
