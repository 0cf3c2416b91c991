import { expect, it } from "vitest";
import { firstOf, isOpen, restOf, stepsOf, wayOf } from "./way";

it("joins actions and takes them apart again", () => {
  const way = wayOf(["walk s1", "walk bs", "stop"]);
  expect(stepsOf(way)).toEqual(["walk s1", "walk bs", "stop"]);
  expect(firstOf(way)).toBe("walk s1");
  expect(restOf(way)).toBe("walk bs; stop");
  expect(restOf("stop")).toBeNull();
});

it("can be begun where its first step is legal", () => {
  expect(isOpen(["walk s1"], "walk s1; walk bs")).toBe(true);
  expect(isOpen(["walk s1"], "walk bs")).toBe(false);
});
