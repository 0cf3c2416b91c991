// Several actions in a row as one press: "walk s1; walk bs; walk k1". Each is sent when the one before it is done, and can be taken back by itself.
const JOINT = "; ";

export const wayOf = (actions: readonly string[]): string => actions.join(JOINT);
export const stepsOf = (way: string): readonly string[] => way.split(JOINT);
export const firstOf = (way: string): string => stepsOf(way)[0] ?? way;

/** What is left after the first step; null: nothing. */
export const restOf = (way: string): string | null => (way.includes(JOINT) ? wayOf(stepsOf(way).slice(1)) : null);

/** Whether it can be begun now. */
export const isOpen = (legal: readonly string[], way: string): boolean => legal.includes(firstOf(way));
