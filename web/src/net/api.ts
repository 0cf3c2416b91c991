// The calls of the lobby and the waiting room. Every failure is a Refusal with one stable word.
import type { Room } from "../games/types.ts";
import type { Friend, GameInfo, Wanted } from "./messages.ts";

export class Refusal extends Error {
  constructor(
    readonly word: string,
    readonly told = "", // the server's own words, in English: of use where they name a place in a file
  ) {
    super(word);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => ({}))) as { error?: unknown; message?: unknown };
  return new Refusal(typeof body.error === "string" ? body.error : "server", typeof body.message === "string" ? body.message : "");
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new Refusal("offline");
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const at = (id: string, act = "") => `/api/tables/${encodeURIComponent(id)}${act && `/${act}`}`;

export const health = () => call<{ compiling: boolean }>("GET", "/healthz");
export const games = () => call<GameInfo[]>("GET", "/api/games");
export const me = () => call<{ name: string }>("GET", "/api/me");
export const rename = (name: string) => call<{ name: string }>("PUT", "/api/me", { name });
export const tables = () => call<{ mine: Room[]; open: Room[]; friends: Friend[] }>("GET", "/api/tables");
export const open = (wanted: Wanted) => call<Room>("POST", "/api/tables", wanted);
export const room = (id: string) => call<Room>("GET", at(id));
export const claim = (id: string, seat?: number) => call<Room>("POST", at(id, "claim"), seat === undefined ? {} : { seat });
export const claimHere = (id: string, seat: number, name: string) => call<Room>("POST", at(id, "claim"), { seat, name, here: true });
export const setGlyph = (id: string, seat: number, glyph: number) => call<Room>("POST", at(id, "glyph"), { seat, glyph });
export const letWatch = (id: string, watched: boolean) => call<Room>("POST", at(id, "watch"), { watched });
export const allowHints = (id: string, hints: boolean) => call<Room>("POST", at(id, "hints"), { hints });
export const leave = (id: string, bot?: string) => call<Room>("POST", at(id, "leave"), bot === undefined ? {} : { bot });
export const setBot = (id: string, seat: number, bot: string | null) => call<Room>("POST", at(id, "bot"), { seat, bot });
export const kick = (id: string, seat: number) => call<Room>("POST", at(id, "kick"), { seat });
export const swap = (id: string, a: number, b: number) => call<Room>("POST", at(id, "swap"), { a, b });
export const start = (id: string) => call<Room>("POST", at(id, "start"), {});
export const takeOver = (id: string, seat: number, bot: string | null) => call<Room>("POST", at(id, "takeover"), { seat, bot });
export const remove = (id: string) => ask("DELETE", at(id)).then(() => undefined);
export const byCode = (code: string) => call<{ table: string }>("POST", "/api/code", { code });
export const deviceLink = (id: string) => call<{ token: string }>("POST", at(id, "device"), {});
export const joinDevice = (token: string) => call<{ table: string }>("POST", "/api/device", { token });
export const invite = (table: string) => call<{ url: string; qr: string }>("POST", "/api/invite", { table });
export const recordAddress = (id: string) => at(id, "record");
