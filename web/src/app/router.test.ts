import { describe, expect, it } from "vitest";
import { href, parse, staysHere, type Route } from "./router.ts";

const at = (address: string) => parse(new URL(address, "http://h"));

describe("router", () => {
  const routes: Route[] = [
    { page: "lobby" },
    { page: "mine" },
    { page: "open", game: "a b" },
    { page: "table", id: "x-1" },
    { page: "device", token: "t/1" },
    { page: "rules", game: "speicherstadt", rule: "" },
    { page: "rules", game: "speicherstadt", rule: "demand.place" },
  ];

  it.each(routes)("reads what it wrote: $page", (route) => {
    expect(at(href(route))).toEqual(route);
  });

  it("gets lost on other paths", () => {
    for (const path of ["/t", "/x/1", "/t/1/2"]) expect(at(path)).toEqual({ page: "lost" });
    expect(at("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  });

  it("leaves special clicks to the browser", () => {
    const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
    const link = { target: "", origin: "http://h", download: "" };
    expect(staysHere(click, link, "http://h")).toBe(true);
    expect(staysHere({ ...click, ctrlKey: true }, link, "http://h")).toBe(false);
    expect(staysHere(click, { ...link, target: "_blank" }, "http://h")).toBe(false);
    expect(staysHere(click, link, "http://other")).toBe(false);
  });
});
