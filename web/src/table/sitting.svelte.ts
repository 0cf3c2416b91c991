// One table as the page sees it: the connection, the game's module, the choice under way, and the Play that a game gets.
import { peopled } from "../app/people.ts";
import { settings } from "../app/settings.svelte.ts";
import { loadGame } from "../games/index.ts";
import { firstOf, isOpen, restOf } from "../games/kit/way.ts";
import type { GameModule, Play, Preview } from "../games/types.ts";
import { t, translator } from "../i18n/index.ts";
import { fresh, waiting, type Link, type TableState } from "../net/connection.ts";
import { Refusal } from "../net/api.ts";
import type { Hint } from "../net/messages.ts";
import { Line } from "../net/socket.ts";
import { choose, chosenOf, none, press, still, type Choice, type Press } from "./choice.ts";
import { wantedSeat } from "./curtain.ts";

const FORCED_AFTER = 700;

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((word, at) => word === b[at]);

export class Sitting {
  readonly #line: Line;
  link = $state.raw<Link>(fresh);
  module = $state.raw<GameModule<unknown> | null>(null);
  unplayable = $state(false);
  #choice = $state.raw<Choice>(none);
  #picked = $state.raw<readonly string[]>([]);
  #shown = $state<number | null>(null); // with several people at this device: who has lifted the curtain
  #hint = $state.raw<Hint | null>(null); // what the captain would do now
  asking = $state(false); // he thinks
  unsaid = $state(""); // why he says nothing
  #rest: string | null = null; // what is left of a way that was begun
  #tap = 0;
  #touch = false;
  #previews = new Map<string, Promise<Preview>>();

  readonly table = $derived(this.link.table);
  readonly room = $derived(this.table && peopled(this.table.room));
  readonly online = $derived(this.link.phase === "open");
  readonly waiting = $derived(waiting(this.link));
  readonly armed = $derived(this.#choice.armed);
  readonly myTurn = $derived(this.table !== null && this.table.legal.length > 0 && this.waiting === null);
  readonly hint = $derived(this.#hint);
  readonly mayAsk = $derived(this.myTurn && this.room !== null && this.room.hints && (this.table?.legal.length ?? 0) > 1 && !this.room.seats[this.table?.seat ?? -1]?.stand_in);
  readonly say = $derived(this.module ? translator(this.module) : t);
  readonly shown = $derived(this.#shown);
  /** The seat the device is to be passed to before anything is shown; null: nobody waits behind the curtain. */
  readonly curtain = $derived(this.table && this.room ? wantedSeat(this.room, this.table, this.#shown) : null);

  constructor(id: string) {
    this.#line = new Line(id, (link) => this.#changed(link));
  }

  #changed(link: Link): void {
    const [before, now] = [this.link.table, link.table];
    this.link = link;
    this.#settle();
    if (before?.n === now?.n && before?.seat === now?.seat) return;
    this.#previews.clear();
    if (!now || !before || now.seat !== before.seat || this.#isOwn(now)) this.#forget();
    else this.#carryOn(before, now);
    this.#goOn();
  }

  /** The next step of a way, once the one before it is done. A way that is barred ends. */
  #goOn(): void {
    if (this.#rest === null || this.waiting !== null) return;
    const rest = this.#rest;
    this.#rest = null;
    if (this.link.trouble === null && this.#playable(rest)) this.#send(rest);
  }

  #send(way: string): void {
    this.#rest = restOf(way);
    this.#line.play(firstOf(way));
  }

  /** Whoever has lifted the curtain gets the view of that seat, also after a break in the line. */
  #settle(): void {
    const { table, due, phase } = this.link;
    if (this.#shown === null || !table || due || phase !== "open" || table.seat === this.#shown) return;
    if (table.room.mine.includes(this.#shown)) this.#line.sit(this.#shown);
    else this.#shown = null;
  }

  /** Whether the own seat itself has acted: then a new decision begins. */
  #isOwn(now: TableState): boolean {
    return now.news.some(({ seat, hint }) => seat !== null && seat === now.seat && !hint);
  }

  #forget(): void {
    this.#choice = none;
    this.#picked = [];
    this.hush();
  }

  /** Somebody else has acted: what was begun goes on where it still can. */
  #carryOn(before: TableState, now: TableState): void {
    this.#choice = still(this.#choice, now.legal);
    if (same(before.legal, now.legal)) return;
    this.#picked = [];
    this.hush();
  }

  start(): () => void {
    const pressed = (event: Event) => this.#pressed(event);
    addEventListener("pointerdown", pressed, true);
    addEventListener("keydown", pressed, true);
    this.#line.start();
    return () => {
      removeEventListener("pointerdown", pressed, true);
      removeEventListener("keydown", pressed, true);
      this.#line.stop();
    };
  }

  #pressed(event: Event): void {
    this.#tap += 1;
    this.#touch = event instanceof PointerEvent && event.pointerType !== "mouse";
  }

  async load(game: string): Promise<void> {
    this.module = await loadGame(game).catch(() => null);
    this.unplayable = this.module === null;
  }

  readonly play = $derived.by((): Play<unknown> | null => {
    const { table, room } = this;
    if (!table || !room || table.view === null) return null;
    return {
      view: table.view,
      edition: table.edition,
      room,
      seat: table.seat,
      actors: table.actors,
      legal: table.legal,
      last: table.log.filter((entry) => !entry.hint).at(-1) ?? null,
      news: table.news,
      waiting: this.waiting,
      chosen: chosenOf(this.#choice),
      hint: this.#hint?.action ?? null,
      picked: this.#picked,
      lang: settings.lang,
      t: this.say,
      choose: this.choose,
      pick: this.pick,
      play: this.press,
      preview: this.preview,
      look: this.#line.look,
      why: (action) => this.#line.ask("why", action) as Promise<string>,
    };
  });

  #press(): Press {
    return { tap: this.#tap, touch: this.#touch, careful: settings.confirm };
  }

  choose = (action: string | null): void => {
    this.#choice = choose(this.#choice, action, this.#press());
    if (action !== null) this.#foresee(action);
  };

  pick = (words: readonly string[]): void => {
    this.#choice = none;
    this.#picked = words;
  };

  press = (action: string): void => {
    if (!this.#playable(action)) return;
    const { choice, send } = press(this.#choice, action, this.#press());
    this.#choice = choice;
    if (send) this.#send(action);
    else this.#foresee(action);
  };

  /** Asked before anybody needs it; of a way of several steps there is no preview. */
  #foresee(action: string): void {
    if (this.table?.legal.includes(action)) void this.preview(action).catch(() => undefined);
  }

  #playable(action: string): boolean {
    return this.waiting === null && isOpen(this.table?.legal ?? [], action);
  }

  confirm = (): void => {
    const action = chosenOf(this.#choice);
    if (action === null || !this.#playable(action)) return;
    this.#choice = none;
    this.#send(action);
  };

  /** One step back: what is previewed, else the last piece that was picked. */
  dismiss = (): void => {
    if (chosenOf(this.#choice) === null) this.#picked = this.#picked.slice(0, -1);
    this.#choice = none;
  };

  undo = (): void => {
    this.#rest = null;
    if (this.table?.undo) this.#line.undo();
  };

  askUndo = (): void => this.#line.askUndo();
  answerUndo = (yes: boolean): void => this.#line.answerUndo(yes);

  /** The curtain goes up for a person at this device. */
  sit = (seat: number): void => {
    this.#shown = seat;
    this.#settle();
  };

  askCaptain = async (): Promise<void> => {
    const seat = this.table?.seat;
    this.asking = true;
    this.unsaid = "";
    try {
      const hint = await this.#line.askCaptain();
      if (this.table?.seat === seat && this.#playable(hint.action)) this.#follow(hint);
    } catch (why) {
      this.unsaid = why instanceof Refusal ? why.word : "server";
    }
    this.asking = false;
  };

  /** Shown as if one had picked and pressed it: the next press plays it. */
  #follow(hint: Hint): void {
    this.#picked = (this.play && this.module?.hint?.pieces?.(hint.action, this.play)) ?? [];
    this.#hint = hint;
    this.#choice = { hovered: null, armed: hint.action, tap: this.#tap };
    this.#foresee(hint.action);
  }

  hush = (): void => {
    this.#hint = null;
    this.unsaid = "";
  };

  chat = (text: string): void => this.#line.chat(text);

  preview = (action: string): Promise<Preview> => {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#line.ask("preview", action) as Promise<Preview>;
    this.#previews.set(action, asked);
    asked.catch(() => this.#previews.delete(action));
    return asked;
  };

  /** Plays the only choice there is, when the person wants that. Returns how to think better of it. */
  forced(): (() => void) | undefined {
    const only = this.table?.legal.length === 1 ? this.table.legal[0] : undefined;
    if (!settings.forced || only === undefined || this.waiting !== null || this.curtain !== null) return undefined;
    const timer = setTimeout(() => this.#line.play(only), FORCED_AFTER);
    return () => clearTimeout(timer);
  }
}
