import type { Brief } from '../brief/brief.ts'
import { type ConversationId, err, type GenerationStatus, ok, type PlanId, type UserId } from '../shared/index.ts'
import type { Revision } from './revision.ts'

/**
 * `run` numbers the generations that were asked for; a worker that comes back with the result of an older run is
 * refused, so a late one can never overwrite a newer one.
 */
export type PlanGeneration =
  | { readonly kind: 'pending' | 'generating' | 'complete'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly reason: string; readonly at: Date }

export type Plan = {
  readonly id: PlanId
  readonly userId: UserId
  readonly conversationId: ConversationId
  /** What the learner agreed to in the conversation. */
  readonly brief: Brief
  /** An earlier plan of the conversation had the free chapter: there is one for all of them, whatever is reopened, replaced or dropped. */
  readonly freeChapterUsed: boolean
  /** Every chapter of it costs nothing, whatever is edited: ways of learning in general, which teach no subject. */
  readonly isFree: boolean
  /** The plan that its outline was copied from, or that one's: copies of one plan have one free chapter for each account. Null of all others. */
  readonly origin: PlanId | null
  /** The learner's own words until the plan is COMPLETE. */
  readonly title: string
  readonly description: string
  /** What its chapters build step by step: a project, a piece, a case. Empty where the subject has none. */
  readonly thread: string
  readonly generation: PlanGeneration
  readonly createdAt: Date
  /** How often its outline was changed or replaced: a client that saw another number saw another outline. */
  readonly edits: number
  /** Since when its learner has it out of the way; null otherwise. */
  readonly archivedAt: Date | null
  /** Changes that its learner has asked for in words, until they are accepted or discarded; null otherwise. */
  readonly revision: Revision | null
}

export const generationStatus = ({ generation }: Plan): GenerationStatus =>
  (({ pending: 'PENDING', generating: 'GENERATING', complete: 'COMPLETE', failed: 'FAILED' }) as const)[generation.kind]

export const isBeingMade = ({ generation }: Plan): boolean =>
  generation.kind === 'pending' || generation.kind === 'generating'

/** True while the plan still waits for the result of this very run. */
export const awaitsRun = (plan: Plan, run: number): boolean => isBeingMade(plan) && plan.generation.run === run

type Requested = Omit<
  Plan,
  'title' | 'description' | 'thread' | 'generation' | 'edits' | 'archivedAt' | 'revision' | 'isFree' | 'origin'
> &
  Partial<Pick<Plan, 'origin'>>

export const requestPlan = (plan: Requested, run = 1, edits = 0): Plan => ({
  origin: null,
  ...plan,
  title: plan.brief.goal,
  description: '',
  thread: '',
  isFree: false,
  generation: { kind: 'pending', run },
  edits,
  archivedAt: null,
  revision: null,
})

const change = (plan: Plan, run: number, changed: Partial<Plan>) =>
  awaitsRun(plan, run) ? ok<Plan>({ ...plan, ...changed }) : err({ kind: 'superseded' })

export const beginDrafting = (plan: Plan, run: number) => change(plan, run, { generation: { kind: 'generating', run } })

export const finishDrafting = (
  plan: Plan,
  run: number,
  { title, description, thread, isFree }: Pick<Plan, 'title' | 'description' | 'thread' | 'isFree'>,
) => change(plan, run, { title, description, thread, isFree, generation: { kind: 'complete', run } })

export const failDrafting = (plan: Plan, run: number, { reason, at }: { readonly reason: string; readonly at: Date }) =>
  change(plan, run, { generation: { kind: 'failed', run, reason, at } })

export function retryDrafting(plan: Plan) {
  if (plan.generation.kind !== 'failed') return err({ kind: 'plan-not-failed' })
  return ok<Plan>({ ...plan, generation: { kind: 'pending', run: plan.generation.run + 1 } })
}

/** Puts a plan out of the way, or back; again changes nothing. All else stays as it is. */
export const archivePlan = (plan: Plan, at: Date | null): Plan => ({
  ...plan,
  archivedAt: at && (plan.archivedAt ?? at),
})
