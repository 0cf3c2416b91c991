import { describe, expect, it } from "vitest";
import { choose, chosenOf, none, press, still } from "./choice.ts";

const mouse = (tap: number) => ({ tap, touch: false, careful: false });
const careful = (tap: number) => ({ tap, touch: false, careful: true });
const touch = (tap: number) => ({ tap, touch: true, careful: false });

describe("choosing", () => {
  it("plays at once with mouse and keyboard", () => {
    const hovered = choose(none, "a", mouse(1));
    expect(chosenOf(hovered)).toBe("a");
    expect(press(hovered, "a", mouse(1)).send).toBe(true);
    expect(chosenOf(choose(hovered, null, mouse(2)))).toBeNull();
  });

  it("takes two taps of a finger, however the board tells of them", () => {
    const first = press(choose(none, "a", touch(1)), "a", touch(1));
    expect(first.send).toBe(false);
    expect(press(first.choice, "a", touch(2)).send).toBe(true);
    expect(press(choose(none, "a", touch(1)), "a", touch(2)).send).toBe(true);
    expect(press(first.choice, "b", touch(2))).toMatchObject({ send: false, choice: { armed: "b" } });
  });

  it("keeps what is armed when the mouse or the focus leaves, and drops it when a finger says so", () => {
    const { choice } = press(none, "a", careful(1));
    expect(chosenOf(choose(choice, null, careful(2)))).toBe("a");
    expect(chosenOf(choose(choice, null, touch(2)))).toBeNull();
  });

  it("outlives what others do, as long as it can be played", () => {
    const { choice } = press(none, "a", careful(1));
    expect(still(choice, ["a", "b"]).armed).toBe("a");
    expect(still(choice, ["b"]).armed).toBeNull();
  });

  it("asks again when the setting says so", () => {
    const first = press(choose(none, "a", careful(1)), "a", careful(1));
    expect(first.send).toBe(false);
    expect(chosenOf(choose(first.choice, "b", careful(1)))).toBe("b");
    expect(press(first.choice, "a", careful(2)).send).toBe(true);
  });
});
