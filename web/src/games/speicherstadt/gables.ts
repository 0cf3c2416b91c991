// Six gables, 140 by 96, over the brick of their house (`--house`).
const PANES = { lit: "#FFD98A", dark: "#2E1C1A" } as const;

const pane = (x: number, y: number, light: keyof typeof PANES): string =>
  `<path d="M${x} ${y}v-8a4.5 4.5 0 0 1 9 0v8z" fill="${PANES[light]}" stroke="#EAD9B8" stroke-opacity=".75" stroke-width="1.2"/>`;

const HOIST =
  '<path d="M58 50V34l12-12 12 12v16z" fill="#35544F"/><path d="M54 35 70 19l16 16-3 3-13-13-13 13z" fill="#7FB3A5"/><path d="M67.5 40h5v26h-5z" fill="#2B1A10"/><path d="M70 66v7m-3.5 1.5a3.5 3.5 0 1 0 7 0" fill="none" stroke="#E8C67F" stroke-width="1.8"/>';

function gable(outline: string, roof: string, hoistAt = 0): string {
  const wall = `<path d="${outline}z" fill="var(--house)"/><path d="${outline}z" fill="url(#speicherstadt-brick)"/>`;
  const trim = `<path d="${outline}" fill="none" stroke="#EAD9B8" stroke-width="2.6"/>`;
  return `${wall}${trim}${roof}<g transform="translate(0 ${hoistAt})">${HOIST}</g>`;
}

export const GABLES = [
  gable("M0 90V70c14 0 19-8 21-19 3-14 13-20 27-22V16h44v13c14 2 24 8 27 22 2 11 7 19 21 19v20", `<path d="M44 16h52l-5-7H49z" fill="#7FB3A5"/>${pane(30, 75, "lit")}${pane(101, 75, "lit")}`),
  gable("M0 90V66h15V50h15V35h15V21h14V9h22v12h14v14h15v15h15v16h15v24", `${pane(32, 71, "lit")}${pane(99, 71, "dark")}`),
  gable("M0 90V60h22c0-14 8-26 24-28 2-14 12-24 24-24s22 10 24 24c16 2 24 14 24 28h22v30", `${pane(30, 79, "dark")}${pane(101, 79, "lit")}`),
  gable("M0 90V40h28v22l30-38h24l30 38V40h28v50", `<path d="M-2 41 14 3l16 38zM110 41l16-38 16 38z" fill="#7FB3A5"/><path d="M14 3V-4M126 3V-4" stroke="#35544F" stroke-width="2"/><path d="M0 43h28M112 43h28" stroke="#EAD9B8" stroke-width="3"/>${pane(9.5, 69, "lit")}${pane(121.5, 69, "dark")}`),
  gable("M0 90V44h16v16L62 14h16l46 46V44h16v46", `<path d="M0 44l8-22 8 22zM124 44l8-22 8 22z" fill="#7FB3A5"/><path d="M0 46.5h16M124 46.5h16" stroke="#EAD9B8" stroke-width="3"/>${pane(28, 79, "dark")}${pane(103, 79, "lit")}`),
  gable("M0 90V64h140v26", '<path d="M4 64 22 26h96l18 38z" fill="#5E9385"/><path d="M22 26h96M4 64h132M40 27 30 63M56 27l-4 36M84 27l4 36M100 27l10 36" stroke="#35544F" stroke-opacity=".5" stroke-width="1.5" fill="none"/><path d="M20 26h100" stroke="#EAD9B8" stroke-width="3"/>', 6),
];

export const BRICKS = ["#B05538", "#9B432D", "#8A3A28", "#A84C32", "#93402C", "#A14A30"] as const;
