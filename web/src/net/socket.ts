// The thin part of a connection: does the effects of connection.ts with a WebSocket and timers.
import { fresh, step, type Effect, type Happening, type Link, type Question } from "./connection.ts";
import { Refusal } from "./api.ts";
import type { Hint, ServerMessage } from "./messages.ts";

interface Promised {
  resolve(value: unknown): void;
  reject(why: Refusal): void;
}

const EVERY = 15_000; // between two signs of life

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "");

const address = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;

export class Line {
  #link: Link = fresh;
  #socket: WebSocket | null = null;
  #retry = 0;
  #clock = 0;
  readonly #promised = new Map<string, Promised>();
  readonly #timers = new Set<number>();
  readonly #wake = () => document.visibilityState === "visible" && this.#happen({ on: "wake" });

  constructor(
    readonly table: string,
    readonly changed: (link: Link) => void,
  ) {}

  start(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#clock = window.setInterval(() => this.#happen({ on: "tick" }), EVERY);
    this.#happen({ on: "start" });
  }

  stop(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#clock);
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#hangUp();
  }

  play = (action: string): void => this.#happen({ on: "play", id: newId(), action });
  undo = (): void => this.#happen({ on: "undo", id: newId() });
  askUndo = (): void => this.#happen({ on: "askUndo", id: newId() });
  answerUndo = (yes: boolean): void => this.#happen({ on: "answerUndo", id: newId(), yes });
  sit = (seat: number): void => this.#happen({ on: "sit", seat });
  look = (board: number): void => this.#happen({ on: "look", board });
  chat = (text: string): void => this.#happen({ on: "chat", text });

  ask = (type: "preview" | "why", action: string): Promise<unknown> => this.#ask((id) => ({ type, id, action }));
  askCaptain = (): Promise<Hint> => this.#ask((id) => ({ type: "hint", id })) as Promise<Hint>;

  #ask(make: (id: string) => Question): Promise<unknown> {
    const id = newId();
    return new Promise((resolve, reject) => {
      this.#promised.set(id, { resolve, reject });
      queueMicrotask(() => this.#happen({ on: "ask", message: make(id) })); // a template may ask, but not change the link
    });
  }

  #happen(event: Happening): void {
    const [link, effects] = step(this.#link, event);
    const differs = link !== this.#link;
    this.#link = link;
    effects.forEach((effect) => this.#perform(effect));
    if (differs) this.changed(this.#link);
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case "connect":
        return this.#connect();
      case "hangUp":
        return this.#hangUp();
      case "send":
        return this.#socket?.send(JSON.stringify(effect.message));
      case "retry":
        return this.#later(effect.after * (0.75 + Math.random() / 2));
      case "watch":
        return this.#watch(effect.what, effect.after);
      case "answer":
        this.#promised.get(effect.id)?.resolve(effect.value);
        break;
      case "refuse":
        this.#promised.get(effect.id)?.reject(new Refusal(effect.word));
    }
    this.#promised.delete(effect.id);
  }

  #later(after: number): void {
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#happen({ on: "retry" }), after);
  }

  #watch(what: string, after: number): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      this.#happen({ on: "overdue", what });
    }, after);
    this.#timers.add(timer);
  }

  #connect(): void {
    const socket = new WebSocket(address(this.table));
    this.#socket = socket;
    const current = (event: Happening) => this.#socket === socket && this.#happen(event);
    socket.onopen = () => current({ on: "opened" });
    socket.onclose = () => current({ on: "closed" });
    socket.onmessage = ({ data }) => current({ on: "message", message: JSON.parse(String(data)) as ServerMessage });
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
