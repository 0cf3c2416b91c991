import { describe, expect, it } from "vitest";
import type { Room, Seat } from "../games/types.ts";
import { first, late } from "./pace.ts";

const person: Seat = { name: "A", bot: null, away: false, glyph: 0, stand_in: null };
const room = { mine: [0], seats: [person, person, { ...person, bot: "mate" }, { ...person, stand_in: "sailor" }] } as unknown as Room;

describe("pace", () => {
  it("shows the own deadline, else the first of the others", () => {
    expect(first({ "0": 90, "1": 50 }, [0, 1], 0)).toBe(90);
    expect(first({ "1": 50, "2": 40 }, [1, 2], 0)).toBe(40);
    expect(first({}, [1], 0)).toBeNull();
  });

  it("names the people whose time has run out, not oneself and no bots", () => {
    expect(late({ "0": 5, "1": 5, "2": 5, "3": 5 }, room, 9)).toEqual([1]);
    expect(late({ "1": 15 }, room, 9)).toEqual([]);
  });
});
