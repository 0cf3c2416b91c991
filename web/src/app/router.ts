// Addresses of the shell. Pages that only the browser knows live in the query of "/", so that every path is one the server knows.
export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "mine" }
  | { readonly page: "open"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "device"; readonly token: string }
  | { readonly page: "rules"; readonly game: string; readonly rule: string }
  | { readonly page: "lost" };

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function home(search: string): Route {
  const query = new URLSearchParams(search);
  const game = query.get("open");
  if (game !== null) return { page: "open", game };
  return query.has("mine") ? { page: "mine" } : { page: "lobby" };
}

export function parse(at: Address): Route {
  const parts = at.pathname.split("/").filter(Boolean).map(decode);
  const [first = "", second = ""] = parts;
  if (parts.length === 0) return home(at.search);
  if (parts.length !== 2) return { page: "lost" };
  if (first === "t") return { page: "table", id: second };
  if (first === "d") return { page: "device", token: second };
  if (first === "rules") return { page: "rules", game: second, rule: decode(at.hash.slice(1)) };
  return { page: "lost" };
}

export function href(route: Route): string {
  switch (route.page) {
    case "mine":
      return "/?mine";
    case "open":
      return `/?open=${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.id)}`;
    case "device":
      return `/d/${encodeURIComponent(route.token)}`;
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${route.rule ? `#${encodeURIComponent(route.rule)}` : ""}`;
    default:
      return "/";
  }
}

interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Whether a click on a link stays in this page. */
export function staysHere(click: Click, link: { target: string; origin: string; download: string }, origin: string): boolean {
  const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  return plain && !click.defaultPrevented && link.target === "" && link.download === "" && link.origin === origin;
}
