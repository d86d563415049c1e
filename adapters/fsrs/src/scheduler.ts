import { DAY, type Grade, type Scheduler } from '@app/domain'
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>

/** Any midnight in UTC: the library counts days from one time to another. */
const LAST = new Date(0)

/** FSRS-6 with its default parameters, for a recall of nine in ten. Whole days only, and none by chance. */
export function makeScheduler(): Scheduler {
  const algorithm = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false })
  return {
    next: (memory, elapsedDays, grade) => {
      const card = { ...createEmptyCard(LAST), ...(memory && { ...memory, state: State.Review, last_review: LAST }) }
      const {
        stability,
        difficulty,
        scheduled_days: days,
      } = algorithm.next(card, new Date(LAST.getTime() + elapsedDays * DAY), RATINGS[grade]).card
      return { memory: { stability, difficulty }, days }
    },
  }
}
