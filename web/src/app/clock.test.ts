import { describe, expect, it } from "vitest";
import { ago, left } from "./clock.ts";

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

describe("left", () => {
  it("counts seconds, then hours, then days", () => {
    expect(left("en", 125)).toBe("2:05");
    expect(left("en", -3)).toBe("0:00");
    expect(left("en", 80_000)).toBe("22 hr");
    expect(left("en", 86_400 * 3)).toBe("3 days");
  });
});
