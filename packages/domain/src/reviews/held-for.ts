/** How many questions of a plan are held for so many days: none of them comes back sooner after its last review. */
export type HeldFor = {
  /** All that come back. */
  readonly questions: number
  readonly days30: number
  readonly days90: number
  readonly days365: number
}

/** `intervals`: of each card that counts, the days from its last review to its next. */
export function heldFor(intervals: readonly number[]): HeldFor {
  const from = (days: number): number => intervals.filter((interval) => interval >= days).length
  return { questions: intervals.length, days30: from(30), days90: from(90), days365: from(365) }
}
