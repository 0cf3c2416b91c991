// What the whole page knows of the server: the games it offers and this device's name.
import * as api from "../net/api.ts";
import type { GameInfo } from "../net/messages.ts";

class Harbour {
  games = $state.raw<readonly GameInfo[]>([]);
  name = $state("");
  loaded = $state(false);

  async load(): Promise<void> {
    const [games, me] = await Promise.all([api.games(), api.me()]);
    this.games = games;
    this.name = me.name;
    this.loaded = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }
}

export const harbour = new Harbour();
