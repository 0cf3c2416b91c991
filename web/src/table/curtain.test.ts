import { describe, expect, it } from "vitest";
import type { Room } from "../games/types.ts";
import { wantedSeat } from "./curtain.ts";

const room = (mine: readonly number[], state: Room["state"] = "playing") => ({ mine, state }) as unknown as Room;
const seen = (seat: number, ...actors: number[]) => ({ view: {}, actors, seat });

describe("curtain", () => {
  it("never falls for one person alone", () => {
    expect(wantedSeat(room([1]), seen(1, 0), null)).toBeNull();
  });

  it("is down until somebody lifts it, for whoever is to act", () => {
    expect(wantedSeat(room([0, 2]), seen(0, 2), null)).toBe(2);
    expect(wantedSeat(room([0, 2]), seen(0, 1), null)).toBe(0);
    expect(wantedSeat(room([0, 2]), seen(2, 2), 2)).toBeNull();
  });

  it("names nobody before it is known who acts in a game that has just begun", () => {
    expect(wantedSeat(room([0, 2]), { view: null, actors: [], seat: 0 }, null)).toBeNull();
  });

  it("falls when the turn goes to another person at the device", () => {
    expect(wantedSeat(room([0, 2]), seen(2, 0), 2)).toBe(0);
    expect(wantedSeat(room([0, 2]), seen(2, 1), 2)).toBeNull();
  });

  it("stays up for somebody who still has to act among others", () => {
    expect(wantedSeat(room([0, 2]), seen(2, 0, 2), 2)).toBeNull();
  });

  it("stays down until the view of the right seat has come", () => {
    expect(wantedSeat(room([0, 2]), seen(0, 2), 2)).toBe(2);
  });

  it("hides nothing any more when the game is over", () => {
    expect(wantedSeat(room([0, 2], "over"), seen(0), null)).toBeNull();
  });
});
