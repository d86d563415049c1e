import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, nothing, tutorRefusals, words } from '../shapes.ts'
import { optionFeedback, questionKey } from './check.ts'
import * as texts from './texts.ts'

const MAX_ANSWER = 500

/** An option's id, a list of them, a number or its text, a text. Null, or left out: not answered. */
export const answer = z.nullable(
  z.union([
    z.string().check(z.maxLength(MAX_ANSWER, texts.answerTooLong)),
    z.number(),
    z.array(z.string().check(z.maxLength(MAX_ANSWER))).check(z.maxLength(20)),
  ]),
)

/** By the ids of questions. */
export const answers = z.record(z.string(), answer, texts.answersMissing)

export const questionResults = z.array(
  z.object({
    question_id: z.string(),
    right: z.boolean(),
    key: questionKey,
    /** Markdown without links. */
    explanation: z.string(),
    /** Of chosen options that are wrong, as far as that is known. */
    feedback: z.optional(optionFeedback),
    /** The id of the section of the chapter that teaches it; left out where that is not known. */
    section: z.optional(z.string()),
    /** Of `multiple`: how many of the chosen options are right, and how many are not. `right` wants all of them, and no other. */
    right_options: z.optional(z.int()),
    wrong_options: z.optional(z.int()),
  }),
)

export const takeCheck = endpoint('POST', '/api/chapters/:id/check', 'learner', {
  summary:
    'Marks one attempt at the check of a chapter. Any number of attempts; the same `attempt_id` answers the same. A question that is named alone is marked alone: then its set was not taken.',
  /** `attempt_id`: chosen by the client. */
  input: z.object({ id, attempt_id: id, answers }),
  reply: z.object({
    right: z.int(),
    /** Of the whole set, also where one question was named alone. */
    of: z.int(),
    passed: z.boolean(),
    results: questionResults,
  }),
  refusals: {
    'chapter-not-found': 404,
    'chapter-locked': 409,
    'no-check': 409,
    /** No question of this chapter, or no answer that its question may have. */
    'answer-unfit': 400,
    /** No number in the answers to `question_ids`: nothing was marked. */
    'answer-unreadable': 400,
  },
})

export const reportQuestion = endpoint('POST', '/api/questions/:id/report', 'learner', {
  summary:
    'Doubts the key of a question. It is solved again; if the key does not hold, the question no longer counts, nor did it ever.',
  input: z.object({
    id,
    reason: words(texts.doubtMissing, 1_000, texts.doubtTooLong),
    /** What there is to say about the reason. */
    words: z.optional(z.string().check(z.trim(), z.maxLength(1_000, texts.doubtTooLong))),
  }),
  status: 202,
  reply: nothing,
  refusals: { 'question-not-found': 404, ...tutorRefusals },
})
