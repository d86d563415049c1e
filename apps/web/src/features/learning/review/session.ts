import { type ReplyOf, type ReviewCard, reviewCard, reviewCardView } from '@app/contract'
import * as z from 'zod/mini'
import { type Answer, answerSchema } from '../questions/answers.ts'

/** After so long no new card begins. */
const SESSION_MS = 3 * 60_000
/** A session that was left so long ago is not gone on with. */
const MAX_REST_MS = 60 * 60_000
/** How often a card is asked in one session, at most. */
const MAX_TRIES = 3
/** How many others come before a miss comes back, where there are as many. */
const CARDS_BETWEEN = 3

type Result = ReplyOf<typeof reviewCard>
export type Grade = Result['grade']

const reviewSchema = z.object({
  /** The `review_id`. */
  id: z.string(),
  card: reviewCardView,
  /** Null: none is known. */
  answer: z.nullable(answerSchema),
  /** Null until the server has marked it. */
  result: z.nullable(reviewCard.reply),
  /** The learner's own; null where they have said none. */
  grade: z.nullable(reviewCard.reply.shape.grade),
})
export type Review = Readonly<z.infer<typeof reviewSchema>>

/** As the browser keeps it over a reload. */
export const sessionSchema = z.object({
  startedAt: z.number(),
  /** What is still to be asked; null until it is known. */
  queue: z.nullable(z.array(reviewCardView)),
  reviews: z.array(reviewSchema),
  /** The answer to the first of the queue, as far as it was given. */
  draft: z.nullable(answerSchema),
  /** The first of the queue, the last review, or what came of all. */
  view: z.enum(['question', 'answer', 'summary']),
})
export type Session = Readonly<z.infer<typeof sessionSchema>>

export const newSession: Session = { startedAt: 0, queue: null, reviews: [], draft: null, view: 'question' }

/** What was kept, for as long as it is the same session; of an older one, what the server has not got. */
export function resume(kept: Session | null, now: number): Session {
  if (kept === null) return newSession
  return now - kept.startedAt < MAX_REST_MS ? kept : { ...newSession, reviews: kept.reviews.filter(isPending) }
}

/** Cards whose answers are still on their way are due only for the server. */
export function begin({ reviews }: Session, cards: readonly ReviewCard[], now: number): Session {
  const pending = reviews.filter(isPending)
  const queue = cards.filter(({ id }) => !pending.some(({ card }) => card.id === id))
  return { ...newSession, startedAt: now, queue, reviews: pending, view: queue.length > 0 ? 'question' : 'summary' }
}

export function answered(session: Session, id: string, answer: Answer | null): Session {
  const [card, ...queue] = session.queue ?? []
  if (session.view !== 'question' || card === undefined) return session
  const review = { id, card, answer, result: null, grade: null }
  return { ...session, queue, reviews: [...session.reviews, review], draft: null, view: 'answer' }
}

/** What the server says of a review: a miss comes back. `sent`: the grade that it was sent with, and has got. */
export function marked(session: Session, id: string, result: Result, sent: Grade | null = null): Session {
  const review = session.reviews.find((one) => one.id === id)
  if (review === undefined) return session
  const reviews = session.reviews.map((one) =>
    one.id === id ? { ...one, result, grade: one.grade === sent ? null : one.grade } : one,
  )
  const tries = session.reviews.filter(({ card }) => card.id === review.card.id).length
  const comesBack = review.result === null && result.right === false && tries < MAX_TRIES
  const queue = session.queue ?? []
  return { ...session, reviews, queue: comesBack ? queue.toSpliced(CARDS_BETWEEN, 0, review.card) : queue }
}

/** The server does not take it: a number that cannot be read is asked for again, and a card that is gone is not missed. */
export function refused(session: Session, id: string, isUnreadable: boolean): Session {
  const review = session.reviews.find((one) => one.id === id)
  if (review === undefined) return session
  const rest = { ...session, reviews: session.reviews.filter((one) => one.id !== id) }
  const [queue, isShown] = [session.queue ?? [], session.view === 'answer' && session.reviews.at(-1) === review]
  if (!isShown) return isUnreadable ? { ...rest, queue: queue.toSpliced(1, 0, review.card) } : rest
  if (isUnreadable) return { ...rest, queue: [review.card, ...queue], draft: review.answer, view: 'question' }
  return { ...rest, view: queue.length > 0 ? 'question' : 'summary' }
}

export const graded = (session: Session, id: string, grade: Grade): Session => ({
  ...session,
  reviews: session.reviews.map((one) => (one.id === id ? { ...one, grade } : one)),
})

/** It was reported: what is doubted is not asked any more. */
export const reported = (session: Session, { id }: ReviewCard): Session => ({
  ...session,
  queue: session.queue?.filter((card) => card.id !== id) ?? null,
})

/** Once its time is over, a session only asks again what was missed in it. */
export function goOn(session: Session, now: number): Session {
  const queue = session.queue ?? []
  const missed = queue.filter((card) => isKnownTo(session, card))
  const isOver = now - session.startedAt >= SESSION_MS
  const left = isOver ? missed : queue
  return {
    ...session,
    queue: isOver ? [...missed, ...queue.filter((card) => !isKnownTo(session, card))] : queue,
    view: left.length > 0 ? 'question' : 'summary',
  }
}

/** Another three minutes, with what is left or with what the server has besides. */
export const extended = (session: Session, now: number): Session =>
  session.queue?.length
    ? { ...session, startedAt: now, view: 'question' }
    : { ...session, queue: null, view: 'question' }

const isKnownTo = ({ reviews }: Session, { id }: ReviewCard): boolean => reviews.some(({ card }) => card.id === id)

/** The server has not got it, or not the learner's grade. */
export const isPending = ({ result, grade }: Review): boolean =>
  result === null || (grade !== null && grade !== result.grade)

/** Only the first review of a day moves a card; a wrong answer is `again`. */
export const mayGrade = ({ reviews }: Session, review: Review): boolean =>
  review.result?.right === true && reviews.find(({ card }) => card.id === review.card.id) === review

/** It was wrong twice in a row, now and in earlier sessions. */
export function isHard({ reviews }: Session, { card }: Review): boolean {
  const misses = reviews.filter((one) => one.card.id === card.id && one.result?.right === false).length
  return card.misses + misses >= 2
}

/** How many cards were answered, and how many of them were right at once. */
export function summaryOf({ reviews }: Session) {
  const first = reviews.filter((one, place) => reviews.findIndex(({ card }) => card.id === one.card.id) === place)
  return {
    count: first.length,
    right: first.filter(({ result }) => result?.right === true).length,
    pending: reviews.filter(isPending).length,
  }
}
