/** On so many different days something was recalled before it is held. */
const HELD_FROM = 3

/** An objective, and on how many days a question about it was answered right: in checks and reviews, but for void ones. */
export type Recalled = { readonly objective: string; readonly days: number }

/** Objectives that were recalled again and again, of all versions of a chapter. */
export const heldObjectives = (recalled: readonly Recalled[]): readonly string[] =>
  recalled
    .filter(({ days }) => days >= HELD_FROM)
    .map(({ objective }) => objective)
    .toSorted()
