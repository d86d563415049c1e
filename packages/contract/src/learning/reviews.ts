import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, upTo } from '../shapes.ts'
import { checkQuestion, optionFeedback, questionKey } from './check.ts'
import { answer } from './check-attempts.ts'
import * as texts from './texts.ts'

/** At most so many cards at once. */
const MAX_CARDS = 50

const grade = z.enum(['again', 'hard', 'good', 'easy'], texts.invalidGrade)
export type Grade = z.infer<typeof grade>

export const reviewCardView = z.object({
  /** The question's. */
  id,
  plan_id: id,
  plan_title: z.string(),
  chapter_id: id,
  chapter_number: z.int(),
  chapter_title: z.string(),
  /** The id of the section that teaches it, of the version of the chapter that it was asked in. */
  section: z.optional(z.string()),
  /** Its options are in another order each day. */
  question: checkQuestion,
  /** How often in a row it was graded `again`. */
  misses: z.int(),
})
export type ReviewCard = z.infer<typeof reviewCardView>

export const readReviews = endpoint('GET', '/api/reviews', 'learner', {
  summary:
    "The first cards that are due on the learner's day, in the order of a session: chapters take turns, words of a chapter stay together.",
  input: z.object({ limit: z._default(upTo(MAX_CARDS, texts.invalidCardLimit), MAX_CARDS) }),
  reply: z.object({
    /** How many are due in all. */
    due: z.int(),
    cards: z.array(reviewCardView),
    /** The next day on which others are; null where there are none. */
    next_due: z.nullable(z.iso.date()),
  }),
})

export const reviewCard = endpoint('POST', '/api/reviews/:id', 'learner', {
  summary:
    'Answers a card, or grades it. The same `review_id` answers the same; with another `grade` it changes that of the review just made.',
  /** `review_id`: chosen by the client. Either an answer (null: none is known), as in a check, or the learner's own grade. */
  input: z.object({ id, review_id: id, answer: z.optional(answer), grade: z.optional(grade) }),
  reply: z.object({
    /** Null where it was graded without an answer. */
    right: z.nullable(z.boolean()),
    key: questionKey,
    /** Markdown without links. */
    explanation: z.string(),
    feedback: optionFeedback,
    section: z.optional(z.string()),
    right_options: z.optional(z.int()),
    wrong_options: z.optional(z.int()),
    /** Right is `good`, wrong is `again`. */
    grade,
    /** The day on which it comes back. Another answer of the same day is kept, and moves nothing. */
    next_at: z.iso.date(),
  }),
  refusals: {
    'card-not-found': 404,
    /** Its day has not come, and it was not answered today. */
    'card-not-due': 409,
    'answer-unfit': 400,
    'answer-unreadable': 400,
  },
})
