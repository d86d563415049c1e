import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { checkQuestion } from '../learning/check.ts'
import { answers, questionResults } from '../learning/check-attempts.ts'
import { id, tutorRefusals } from '../shapes.ts'
import { learnerLevel } from './brief.ts'

/** `evidence`: how many were right and which, in the language of the conversation. The level stands in the brief. */
const placementResult = z.object({
  right: z.int(),
  of: z.int(),
  level: learnerLevel,
  evidence: z.string(),
  results: questionResults,
})
export type PlacementResult = z.infer<typeof placementResult>

export const placement = z.object({
  /** `unavailable`: there are no such questions about this goal; the learner says it in words. */
  status: z.enum(['writing', 'ready', 'answered', 'unavailable']),
  /** From easy to hard; none before they are `ready`. */
  questions: z.array(z.omit(checkQuestion, { objective: true })),
  /** What was answered, by the ids of questions; null before. */
  answers: z.nullable(z.record(z.string(), z.unknown())),
  result: z.nullable(placementResult),
})
export type Placement = z.infer<typeof placement>

const placementRefusals = {
  'conversation-not-found': 404,
  'conversation-closed': 409,
  'conversation-declined': 409,
} as const

export const beginPlacement = endpoint('POST', '/api/conversation/:id/placement', 'learner', {
  readsLanguage: true,
  summary:
    "Asks for five questions that find out the learner's level. Once for a goal: after that it answers what there is. It is no message of the conversation.",
  status: 202,
  reply: placement,
  refusals: {
    ...placementRefusals,
    /** It may mean several things, or says nothing yet. */
    'goal-not-known': 409,
    ...tutorRefusals,
  },
})

export const readPlacement = endpoint('GET', '/api/conversation/:id/placement', 'learner', {
  readsLanguage: true,
  summary: 'The questions, and what came of the answers.',
  reply: placement,
  refusals: {
    'conversation-not-found': 404,
    /** None was asked for, or for another goal. */
    'no-placement': 404,
  },
})

export const answerPlacement = endpoint('POST', '/api/conversation/:id/placement/answers', 'learner', {
  readsLanguage: true,
  readsTimeZone: true,
  summary:
    'Marks the answers, once, and puts the level into the brief. The same `attempt_id` answers the same. What is left out is wrong.',
  input: z.object({ id, attempt_id: id, answers }),
  reply: placementResult,
  refusals: {
    ...placementRefusals,
    /** No room for another summary. */
    'conversation-full': 409,
    /** None is ready. */
    'no-placement': 404,
    /** Its answers are known by now. */
    'placement-answered': 409,
    'answer-unfit': 400,
    'answer-unreadable': 400,
  },
})
