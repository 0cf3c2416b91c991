import { describe, expect, it } from "vitest";
import type { Entry, Room } from "../games/types.ts";
import { HERE, fresh, merged, pause, step, waiting, WHOLE, type Effect, type Happening, type Link } from "./connection.ts";
import type { MovedMessage, ServerMessage, TableMessage } from "./messages.ts";

const room: Room = {
  id: "x", code: "BRIG-47", game: "g", players: 2, options: {}, listed: true, edition: "standard", state: "playing",
  host: 0, me: 0, mine: [0], turn: [0], changed: 0, pace: 0, watched: true, hints: true, seed_hash: null, seed: null, seats: [null, null],
};
const entry = (e: number, action: string | null = "a", seat: number | null = 0): Entry => ({ e, seat, action, facts: [], undone: false, by_bot: false, takes_back: [], across: false, hint: false });
const position = (n: number) => ({ n, view: { n }, actors: [0], legal: ["a"], rule: null, undo: null, can_ask_undo: false, clock: null });
const table = (n: number): TableMessage => ({ type: "table", ...position(n), room, seat: 0, edition: {}, log: [entry(0, null, null)], chat: [], undo_asked: null });
const moved = (n: number, e = n): MovedMessage => ({ type: "moved", ...position(n), played: "", entry: entry(e) });

function run(link: Link, ...events: Happening[]): [Link, Effect[]] {
  const effects: Effect[] = [];
  for (const event of events) {
    const [next, more] = step(link, event);
    link = next;
    effects.push(...more);
  }
  return [link, effects];
}
const got = (message: ServerMessage): Happening => ({ on: "message", message });
const sent = (effects: readonly Effect[]) => effects.flatMap((effect) => (effect.do === "send" ? [effect.message] : []));
const ready = (n = 3): Link => run(fresh, { on: "start" }, { on: "opened" }, got(table(n)))[0];

describe("connection", () => {
  it("connects, takes the table and then every move", () => {
    const [link] = run(ready(), got(moved(4)), got(moved(5)));
    expect(link.table?.n).toBe(5);
    expect(link.table?.log.map((known) => known.e)).toEqual([0, 4, 5]);
  });

  it("ignores duplicates and old messages", () => {
    const [link, effects] = run(ready(), got(moved(4)), got(moved(4)), got(moved(3)), got(table(2)));
    expect(link.table?.n).toBe(4);
    expect(sent(effects)).toEqual([]);
  });

  it("asks once for everything when it sees a gap", () => {
    const [link, effects] = run(ready(), got(moved(6)), got(moved(7)));
    expect(sent(effects)).toEqual([{ type: "resync" }]);
    expect(run(link, got(table(7)))[0].table?.n).toBe(7);
  });

  it("sends a move again, under the same id, until it is confirmed", () => {
    const [down, first] = run(ready(), { on: "play", id: "m1", action: "a" }, { on: "closed" });
    expect(waiting(down)).toBe("a");
    const [up, again] = run(down, { on: "retry" }, { on: "opened" }, got(table(3)));
    expect(sent(again)).toEqual(sent(first));
    const [done, none] = run(up, got({ type: "played", id: "m1" }), { on: "closed" }, { on: "retry" }, { on: "opened" }, got(table(4)));
    expect(waiting(done)).toBeNull();
    expect(sent(none)).toEqual([]);
  });

  it("keeps a move made while the line is down", () => {
    const [link, effects] = run(ready(), { on: "closed" }, { on: "play", id: "m1", action: "a" });
    expect(sent(effects)).toEqual([]);
    expect(sent(run(link, { on: "retry" }, { on: "opened" }, got(table(3)))[1])).toHaveLength(1);
  });

  it("stops waiting when the entry comes before the confirmation", () => {
    const [link] = run(ready(), { on: "play", id: "m1", action: "a" }, got(moved(4)));
    expect(waiting(link)).toBeNull();
    expect(link.moves).toHaveLength(1);
    expect(run(link, got({ type: "played", id: "m1" }))[0].moves).toEqual([]);
  });

  it("tells why a move was not taken, and looks again", () => {
    const [link, effects] = run(ready(), { on: "play", id: "m1", action: "z" }, got({ type: "error", id: "m1", error: "illegal", rule: "r1" }));
    expect(link.trouble).toEqual({ error: "illegal", rule: "r1" });
    expect(link.moves).toEqual([]);
    expect(sent(effects).at(-1)).toEqual({ type: "resync" });
  });

  it("answers questions once, and asks again when the line broke", () => {
    const asked = { on: "ask", message: { type: "why", id: "q1", action: "a" } } as const;
    const answer = got({ type: "why", id: "q1", rule: "r1" });
    expect(run(ready(), asked, answer, answer)[1].filter((effect) => effect.do === "answer")).toHaveLength(1);
    const [, effects] = run(ready(), asked, { on: "closed" }, { on: "retry" }, { on: "opened" }, got(table(3)));
    expect(sent(effects)).toEqual([asked.message, asked.message]);
    const refusal = got({ type: "error", id: "q1", error: "illegal", rule: null });
    expect(run(ready(), asked, refusal)[1]).toContainEqual({ do: "refuse", id: "q1", word: "illegal" });
  });

  it("waits longer after each failure, and not at all when woken", () => {
    const [link, effects] = run(fresh, { on: "start" }, { on: "closed" }, { on: "retry" }, { on: "closed" });
    expect(effects.flatMap((effect) => (effect.do === "retry" ? [effect.after] : []))).toEqual([pause(0), pause(1)]);
    expect(pause(30)).toBe(15_000);
    expect(run(link, { on: "wake" })[1]).toEqual([{ do: "connect" }]);
    expect(run(link, { on: "wake" })[0].tries).toBe(0);
  });

  it("hangs up when an answer is overdue, but only then", () => {
    expect(run(ready(), { on: "overdue", what: WHOLE })[1]).toEqual([]);
    const [link, effects] = run(ready(), { on: "wake" }, { on: "overdue", what: WHOLE });
    expect(effects).toContainEqual({ do: "hangUp" });
    expect(link.phase).toBe("down");
  });

  it("connects anew for another seat, once, and asks for the first position", () => {
    const other = got({ type: "room", room: { ...room, me: 1, mine: [1] } });
    expect(run(ready(), other, other)[1]).toEqual([{ do: "hangUp" }, { do: "connect" }]);
    const waitingRoom = run(fresh, { on: "start" }, { on: "opened" }, got({ ...table(0), view: null }))[0];
    expect(sent(run(waitingRoom, got({ type: "room", room }))[1])).toEqual([{ type: "resync" }]);
  });

  it("hangs up when a sign of life gets no answer", () => {
    const [asked, effects] = step(ready(), { on: "tick" });
    expect(sent(effects)).toEqual([{ type: "here", n: asked.table?.n }]);
    expect(step(asked, { on: "overdue", what: HERE })[0].phase).toBe("down");
    const answered = step(asked, got({ type: "here" }))[0];
    expect(step(answered, { on: "overdue", what: HERE })[0].phase).toBe("open");
  });

  it("replaces a known entry and keeps the order", () => {
    const undone = { ...entry(1), undone: true };
    expect(merged([entry(0), entry(1), entry(2)], undone)).toEqual([entry(0), undone, entry(2)]);
    expect(merged([entry(0), entry(1)], { ...entry(2), takes_back: [1] })[1]?.undone).toBe(true);
    expect(merged([entry(0), entry(2)], entry(1)).map((known) => known.e)).toEqual([0, 1, 2]);
  });

  it("takes chat and thinking", () => {
    const chat = { seat: 1, name: "K", text: "t", at: 1 };
    const [link] = run(ready(), got({ type: "chat", chat }), got({ type: "thinking", seat: 1 }));
    expect(link.table?.chat).toEqual([chat]);
    expect(link.table?.thinking).toEqual([1]);
  });

  it("knows several bots that think at the same time", () => {
    const both = run(ready(), got({ type: "thinking", seat: 1 }), got({ type: "thinking", seat: 2 }))[0];
    const [link] = run(both, got({ ...moved(4), actors: [0, 2], entry: { ...entry(4), seat: 1 } }));
    expect(link.table?.thinking).toEqual([2]);
  });

  it("tells boards what is new: since the frame before, not since the beginning", () => {
    const link = ready();
    expect(link.table?.news).toEqual([]);
    const [one] = run(link, got(moved(4)));
    expect(one.table?.news.map(({ e }) => e)).toEqual([4]);
    const [after] = run(one, { on: "wake" }, got({ ...table(7), log: [entry(0, null, null), entry(4), entry(5), entry(6)] }));
    expect(after.table?.news.map(({ e }) => e)).toEqual([5, 6]);
    const [chatted] = run(after, got({ type: "chat", chat: { seat: 1, name: "K", text: "t", at: 1 } }));
    expect(chatted.table?.news).toBe(after.table?.news);
  });

  it("takes the confirmation that comes with the move", () => {
    const [link] = run(ready(), { on: "play", id: "m1", action: "a" }, got({ ...moved(4), played: "m1" }));
    expect(link.moves).toEqual([]);
    expect(link.seen).toEqual([]);
  });

  it("asks the others to agree to an undo, and hears what they say", () => {
    const [asking, effects] = run(ready(), { on: "askUndo", id: "u1" });
    expect(sent(effects)).toEqual([{ type: "ask_undo", id: "u1" }]);
    const asked = { seat: 0, action: "a", waiting: [1] };
    const [heard] = run(asking, got({ type: "undo_asked", undo_asked: asked }));
    expect(heard.table?.undo_asked).toEqual(asked);
    expect(run(heard, got({ type: "undo_asked", undo_asked: null }))[0].table?.undo_asked).toBeNull();
    expect(run(heard, got({ ...moved(4), entry: { ...entry(4, null), takes_back: [3] } }))[0].table?.undo_asked).toBeNull();
    expect(run(asking, got({ type: "error", id: "u1", error: "no_undo", rule: null }))[0].trouble).toEqual({ error: "no_undo", rule: null });
    expect(sent(run(ready(), { on: "answerUndo", id: "u2", yes: false })[1])).toEqual([{ type: "answer_undo", id: "u2", yes: false }]);
  });

  it("sits down on another seat of the device without a new connection", () => {
    const shared = { ...room, mine: [0, 1] };
    const [link, effects] = run(ready(), got({ type: "room", room: shared }), { on: "sit", seat: 1 });
    expect(sent(effects)).toEqual([{ type: "sit", seat: 1 }]);
    const [seated, none] = run(link, got({ ...table(1), seat: 1, room: shared }), got({ type: "room", room: shared }));
    expect(seated.table).toMatchObject({ seat: 1, n: 1, news: [] });
    expect(none).toEqual([]);
  });

  it("lets spectators walk to another board, where nothing is news", () => {
    const watching = run(fresh, { on: "start" }, { on: "opened" }, got({ ...table(3), seat: null, room: { ...room, mine: [] } }))[0];
    const [link, effects] = run(watching, { on: "look", board: 1 }, got({ ...table(9), seat: null, log: [entry(0, null, null), entry(1)] }));
    expect(sent(effects)).toEqual([{ type: "look", board: 1 }]);
    expect(link.table).toMatchObject({ n: 9, news: [] });
  });
});
