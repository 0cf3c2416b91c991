import { describe, expect, it } from "vitest";
import { ago } from "./clock.ts";

describe("ago", () => {
  it("speaks of minutes, hours and days", () => {
    const at = 1_000_000;
    expect(ago("en", at, "just now", at + 20)).toBe("just now");
    expect(ago("en", at, "just now", at - 20)).toBe("just now");
    expect(ago("fr", at, "", at + 130)).toContain("2");
    expect(ago("en", at, "", at + 7_300)).toMatch(/2 hr/);
    expect(ago("de", at, "", at + 90_000)).toBe("gestern");
  });
});
