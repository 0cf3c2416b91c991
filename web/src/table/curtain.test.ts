import { describe, expect, it } from "vitest";
import type { Room } from "../games/types.ts";
import { wantedSeat } from "./curtain.ts";

const room = (mine: readonly number[], state: Room["state"] = "playing") => ({ mine, state }) as unknown as Room;

describe("curtain", () => {
  it("never falls for one person alone", () => {
    expect(wantedSeat(room([1]), [0], null, 1)).toBeNull();
  });

  it("is down until somebody lifts it, for whoever is to act", () => {
    expect(wantedSeat(room([0, 2]), [2], null, 0)).toBe(2);
    expect(wantedSeat(room([0, 2]), [1], null, 0)).toBe(0);
    expect(wantedSeat(room([0, 2]), [2], 2, 2)).toBeNull();
  });

  it("falls when the turn goes to another person at the device", () => {
    expect(wantedSeat(room([0, 2]), [0], 2, 2)).toBe(0);
    expect(wantedSeat(room([0, 2]), [1], 2, 2)).toBeNull();
  });

  it("stays up for somebody who still has to act among others", () => {
    expect(wantedSeat(room([0, 2]), [0, 2], 2, 2)).toBeNull();
  });

  it("stays down until the view of the right seat has come", () => {
    expect(wantedSeat(room([0, 2]), [2], 2, 0)).toBe(2);
  });

  it("hides nothing any more when the game is over", () => {
    expect(wantedSeat(room([0, 2], "over"), [], null, 0)).toBeNull();
  });
});
