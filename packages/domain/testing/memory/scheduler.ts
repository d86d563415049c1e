import type { Grade, Scheduler } from '../../src/reviews/scheduler.ts'

const FIRST: Readonly<Record<Grade, number>> = { again: 1, hard: 2, good: 3, easy: 6 }
const LONGER: Readonly<Record<Grade, number>> = { again: 0, hard: 1, good: 2, easy: 3 }

/** Twice as long after each good answer, and longer still after one that came late. */
export const makeMemoryScheduler = (): Scheduler => ({
  next: (memory, elapsedDays, grade) => {
    const longer = memory ? (memory.stability + elapsedDays) * LONGER[grade] : 0
    const stability = Math.min(FIRST[grade] + longer, 36_500)
    return { memory: { stability, difficulty: memory?.difficulty ?? 5 }, days: stability }
  },
})
