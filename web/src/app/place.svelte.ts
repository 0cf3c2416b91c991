// Where the browser is. Links are plain <a href>; clicks inside the page are caught here.
import { tick } from "svelte";
import { href, parse, staysHere, type Route } from "./router.ts";

class Place {
  route = $state.raw<Route>(parse(location));

  go(to: Route, replace = false): void {
    this.#move(href(to), replace);
  }

  #move(address: string, replace: boolean): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#arrive();
  }

  #arrive(): void {
    const before = this.route;
    this.route = parse(location);
    if (before.page !== this.route.page) void tick().then(() => this.#settle());
  }

  #settle(): void {
    if (!location.hash) scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.getAttribute("href")?.startsWith("#") || !staysHere(event, link, location.origin)) return;
    if (link.pathname.startsWith("/api/") || parse(link).page === "lost") return;
    event.preventDefault();
    this.#move(link.pathname + link.search + link.hash, false);
  }

  listen(): () => void {
    const click = (event: MouseEvent) => this.#click(event);
    const pop = () => this.#arrive();
    document.addEventListener("click", click);
    addEventListener("popstate", pop);
    return () => {
      document.removeEventListener("click", click);
      removeEventListener("popstate", pop);
    };
  }
}

export const place = new Place();
