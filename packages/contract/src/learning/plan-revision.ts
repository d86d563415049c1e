import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, outlined, tutorRefusals, words } from '../shapes.ts'
import { editRefusals, wordRefusals } from './plan-edits.ts'
import { planDetails } from './plans.ts'
import * as texts from './texts.ts'

const revisedChapter = z.object({
  /** Its place in the plan, from 1. */
  number: z.int(),
  title: z.string(),
  ...outlined,
})

export const planChange = z.object({
  kind: z.enum(['add', 'remove', 'move', 'reword']),
  /** None of a chapter that is added. One chapter may be both moved and reworded. */
  chapter_id: z.optional(id),
  /** None of a chapter that is added. */
  before: z.optional(revisedChapter),
  /** None of a chapter that is removed. */
  after: z.optional(revisedChapter),
})
export type PlanChange = z.infer<typeof planChange>

/** What a learner asked in words to have changed of a plan, and what would be. Nothing of the plan changes before it is accepted. */
export const planRevision = z.object({
  id,
  request: z.string(),
  /** PENDING while it is being written, COMPLETE once it can be accepted. */
  status: z.enum(['PENDING', 'COMPLETE', 'FAILED']),
  /** Why it FAILED: a sentence for the learner. Nothing has changed, and another may be asked for. */
  error: z.nullable(z.string()),
  /** The plan was edited since, or a chapter that would change was unlocked, so this cannot be accepted. Ask again. */
  stale: z.boolean(),
  /** Removed and moved chapters in their old order, then added and reworded ones in the new. Empty unless COMPLETE. */
  changes: z.array(planChange),
  /** What of the request is not among the changes, and why: sentences for the learner. Also of one that FAILED. */
  not_done: z.optional(z.array(z.string())),
})
export type PlanRevision = z.infer<typeof planRevision>

const noRevision = { 'plan-not-found': 404, 'revision-not-found': 404 } as const

export const requestRevision = endpoint('POST', '/api/learning-plans/:id/revision', 'learner', {
  summary:
    'Asks in words for changes of a plan. They are written afterwards, and nothing changes until they are accepted.',
  input: z.object({
    id,
    request: words(texts.requestMissing, 1_000, texts.requestTooLong),
  }),
  status: 202,
  reply: planRevision,
  refusals: {
    'plan-not-found': 404,
    'plan-not-complete': 409,
    /** One is being written or waits to be accepted, or what an added chapter teaches is being written. */
    'revision-open': 409,
    'words-declined': wordRefusals['words-declined'],
    ...tutorRefusals,
  },
})

export const readRevision = endpoint('GET', '/api/learning-plans/:id/revision', 'learner', {
  summary: 'The changes that were asked for in words, until they are accepted or discarded.',
  reply: planRevision,
  refusals: noRevision,
})

export const acceptRevision = endpoint('POST', '/api/learning-plans/:id/revision/accept', 'learner', {
  summary: 'Makes the changes. They are one edit, which can be undone.',
  /** `revision_id`: refused when another one is open. Left out, any will do. */
  input: z.object({ id, revision_id: z.optional(id) }),
  reply: planDetails,
  refusals: { ...editRefusals, ...noRevision, 'revision-not-ready': 409 },
})

export const discardRevision = endpoint('DELETE', '/api/learning-plans/:id/revision', 'learner', {
  summary: 'Forgets the changes that were asked for, also while they are being written.',
  reply: planDetails,
  refusals: noRevision,
})
