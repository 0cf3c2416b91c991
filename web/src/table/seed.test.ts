import { expect, it } from "vitest";
import { hashOf } from "./seed.ts";

it("hashes a seed as everybody else does", async () => {
  expect(await hashOf("hamburg")).toBe("d1d470d61a1e5e55f9958c8f42c38112e3ba26e2c2e48039b6c68ce800a9be6f");
});
