// Each legal action as a way from something one takes up to something one aims at. Nothing here decides what is legal.
export interface Option {
  readonly from: string | null; // null: no need to take anything up
  readonly to: string;
  readonly action: string;
}

const option = (from: string | null, to: string, action: string): Option => ({ from, to, action });

/** Ways of mooring: a dock with several asks for the good or the time in a second step. */
function mooring(legal: readonly string[]): readonly Option[] {
  const ways = legal.filter((action) => action.startsWith("moor "));
  const docks = ways.map((action) => action.split(" ")[1] ?? "");
  return ways.map((action, at) => {
    const [, dock = "", good = "", time = ""] = action.split(" ");
    const several = docks.filter((other) => other === docks[at]).length > 1;
    return several ? option(`berth:${dock}`, `cargo:${good}:${time}`, action) : option(null, `berth:${dock}`, action);
  });
}

function optionsFor(action: string): readonly Option[] {
  const [verb, a = "", b = "", c = ""] = action.split(" ");
  switch (verb) {
    case "bid": // either first
      return [option(`card:${a}`, `space:${b}`, action), option(`space:${b}`, `card:${a}`, action)];
    case "bollard":
      return [option(null, `wall:${a}`, action)];
    case "uncover":
      return [option(null, `cell:${a}`, action)];
    case "build":
      return [option(`plan:${a}`, `cell:${b}`, action)];
    case "place":
      return [option(null, `loading:${a}`, action)];
    case "promote":
      return [option(null, `rank:${a}`, action)];
    case "produce":
      return [option(`works:${a}`, `cell:${b}`, action)];
    case "collect":
      return [option(null, `works:${a}`, action)];
    case "unload":
      return [option(`dock:${a}`, `cell:${b}`, action)];
    case "transship":
      return [option(`dock:${a}`, `loading:${b}`, action)];
    case "move":
      return [option(`stored:${a}:${b}`, `cell:${c}`, action)];
    case "load":
      return [option(`stored:${a}:${b}`, `loading:${c}`, action)];
    case "take":
      return [option(`good:${a}`, `cell:${b}`, action)];
    default:
      return [];
  }
}

/** Discarding and selling need no aim: where nothing else can be done with goods, a press on one is enough. */
function giving(legal: readonly string[]): readonly Option[] {
  const moving = legal.some((action) => /^(unload|move|load|transship|repack) /.test(action));
  return legal.flatMap((action) => {
    const [verb, good = "", cell = ""] = action.split(" ");
    if (verb !== "discard" && verb !== "sell") return [];
    const word = `stored:${good}:${cell}`;
    return [moving || both(legal, good, cell) ? option(word, `give:${verb}`, action) : option(null, word, action)];
  });
}

const both = (legal: readonly string[], good: string, cell: string): boolean => legal.includes(`discard ${good} ${cell}`) && legal.includes(`sell ${good} ${cell}`);

const known = new WeakMap<readonly string[], readonly Option[]>();

export function optionsOf(legal: readonly string[]): readonly Option[] {
  const ready = known.get(legal) ?? [...mooring(legal), ...giving(legal), ...legal.flatMap(optionsFor)];
  known.set(legal, ready);
  return ready;
}

/** Taken up without a word, because there is nothing else: the only plan, the only works, the only good. */
const SILENT = /^(plan|works|good):/;

/** What is taken up now. */
export function heldOf(legal: readonly string[], picked: readonly string[]): string | null {
  const options = optionsOf(legal);
  const word = picked[0];
  if (word !== undefined && options.some(({ from }) => from === word)) return word;
  const silent = [...new Set(options.flatMap(({ from }) => (from !== null && SILENT.test(from) ? [from] : [])))];
  return silent.length === 1 ? (silent[0] ?? null) : null;
}

/** Where it can go, and with what action; what needs nothing taken up, as long as nobody has picked something. */
export function aimsOf(legal: readonly string[], picked: readonly string[]): ReadonlyMap<string, string> {
  const held = heldOf(legal, picked);
  const free = picked.length === 0 || held !== picked[0];
  return new Map(optionsOf(legal).filter(({ from }) => from === held || (from === null && free)).map(({ to, action }) => [to, action]));
}

/** What can be taken up. */
export function sourcesOf(legal: readonly string[]): ReadonlySet<string> {
  return new Set(optionsOf(legal).flatMap(({ from }) => (from === null ? [] : [from])));
}

/** The action that a press would mean, legal or not: to ask why not. */
export function meantBy(held: string | null, word: string): string | null {
  const [kind = "", ...rest] = word.split(":");
  const place = rest.join(":");
  const [what = "", a = "", b = ""] = (held ?? "").split(":");
  if (kind === "space" && what === "card") return `bid ${a} ${place}`;
  if (kind === "loading") return what === "stored" ? `load ${a} ${b} ${place}` : what === "dock" ? `transship ${a} ${place}` : `place ${place}`;
  if (kind === "cell") {
    if (what === "stored") return `move ${a} ${b} ${place}`;
    const verb = { dock: "unload", plan: "build", works: "produce", good: "take" }[what];
    return verb === undefined ? `uncover ${place}` : `${verb} ${a} ${place}`;
  }
  if (kind === "wall") return `bollard ${place}`;
  return kind === "rank" ? `promote ${place}` : null;
}
