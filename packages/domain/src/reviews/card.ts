import type { Question } from '../check/question.ts'
import type { ChapterId, UserId } from '../shared/index.ts'
import { dayAfter, dayIn, dayOf, daysBetween } from '../time/calendar.ts'
import type { Grade, Memory, Scheduler } from './scheduler.ts'

/** Where a card stands. Days are of its learner's calendar, as year-month-day: no hour counts, so none that a clock leaves out. */
export type Standing = {
  readonly memory: Memory
  readonly reviewedOn: string
  readonly dueOn: string
  /** How often in a row it was graded `again`. */
  readonly misses: number
}

/** A verified question that its learner has answered in a check. */
export type Card = Standing & {
  readonly userId: UserId
  /** The question's. */
  readonly id: string
  readonly chapterId: ChapterId
  /** As it was asked then: a chapter may have another version by now. */
  readonly question: Question
  /** The key did not hold: it is asked no more. */
  readonly isVoid: boolean
}

/** One answer to a card, in a check or in a review, or a grade without an answer. */
export type Review = {
  readonly userId: UserId
  readonly cardId: string
  /** Chosen by the client, or that of the attempt at a check; unique in its card. */
  readonly id: string
  readonly day: string
  readonly at: Date
  /** Null: not answered. */
  readonly answer: unknown
  /** Null where the learner graded it without an answer. */
  readonly right: boolean | null
  readonly grade: Grade
  /** Where the card stood before; null of its first. */
  readonly before: Standing | null
}

/** A card as a review leaves it. */
export type Reviewed = { readonly card: Card; readonly review: Review }

type Given = Pick<Review, 'id' | 'at' | 'answer' | 'right' | 'grade'>

/** `hard` and `easy` are for the learner to say. */
export const gradeOf = (right: boolean): Grade => (right ? 'good' : 'again')

/** The day that it is for a learner: in UTC where they have set no time zone. */
export const todayOf = ({ timeZone }: { readonly timeZone: string | null }, now: Date): string =>
  dayOf(dayIn(timeZone ?? undefined, now))

/** A day before the card's last one counts as that: clocks jump back, and learners travel. */
const dayFor = ({ reviewedOn }: Standing, today: string): string => (today < reviewedOn ? reviewedOn : today)

/** A question becomes a card by the first answer to it. */
export function beginCard(
  scheduler: Scheduler,
  { userId, chapterId, question }: Pick<Card, 'userId' | 'chapterId' | 'question'>,
  given: Given,
  today: string,
): Reviewed {
  const review = { ...given, userId, cardId: question.id, day: today, before: null }
  const card = { userId, id: question.id, chapterId, question, isVoid: false, ...standingAfter(scheduler, review) }
  return { card, review }
}

/** The first review of a day moves the schedule. Another one of that day is kept, and moves nothing. */
export function reviewCard(scheduler: Scheduler, card: Card, given: Given, today: string): Reviewed {
  const { memory, reviewedOn, dueOn, misses, userId, id: cardId } = card
  const before = { memory, reviewedOn, dueOn, misses }
  const review = { ...given, userId, cardId, day: dayFor(card, today), before }
  return { card: { ...card, ...standingAfter(scheduler, review) }, review }
}

/** It is its day, or it was answered today: a miss comes back in the same session. */
export function mayReview(card: Card, today: string): boolean {
  const day = dayFor(card, today)
  return card.dueOn <= day || card.reviewedOn === day
}

/** The learner's grade in the place of the one before, of a review of the card's last day: an earlier one stays as it is. */
export function regrade(scheduler: Scheduler, { card, review }: Reviewed, grade: Grade): Reviewed {
  if (review.day !== card.reviewedOn) return { card, review }
  const regraded = { ...review, grade }
  return { card: moves(review) ? { ...card, ...standingAfter(scheduler, regraded) } : card, review: regraded }
}

/** When the card comes next, after that review. */
export const dueAfter = (scheduler: Scheduler, { card, review }: Reviewed): string =>
  review.day === card.reviewedOn ? card.dueOn : standingAfter(scheduler, review).dueOn

const moves = ({ before, day }: Review): boolean => before === null || before.reviewedOn < day

function standingAfter(scheduler: Scheduler, review: Review): Standing {
  const { before, day, grade } = review
  if (before && !moves(review)) return before
  const elapsed = before ? daysBetween(new Date(before.reviewedOn), new Date(day)) : 0
  const { memory, days } = scheduler.next(before?.memory ?? null, elapsed, grade)
  return {
    memory,
    reviewedOn: day,
    dueOn: dayOf(dayAfter(new Date(day), days, 'days')),
    misses: grade === 'again' ? (before?.misses ?? 0) + 1 : 0,
  }
}
