/** The amount that was set on the slider. */
export const depositOf = (picked: readonly string[]): number => (picked[0]?.startsWith("deposit:") ? Number(picked[0].slice(8)) : 0);

export const mostDeposit = (legal: readonly string[]): number => Math.max(0, ...legal.filter((action) => action.startsWith("deposit ")).map((action) => Number(action.slice(8))));

export const canDeposit = (legal: readonly string[]): boolean => legal.some((action) => action.startsWith("deposit "));
