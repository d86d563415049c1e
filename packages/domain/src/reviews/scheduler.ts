/** How well something was recalled. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** How well something is remembered, as a scheduler has it. */
export type Memory = {
  /** Days after which nine of ten such things are still recalled. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
}

/** Says when something is to be asked again: always the same of the same. */
export type Scheduler = {
  /** `memory`: null of what was never asked before. `elapsedDays`: since it was last graded. `days`: at least one. */
  readonly next: (
    memory: Memory | null,
    elapsedDays: number,
    grade: Grade,
  ) => { readonly memory: Memory; readonly days: number }
}
