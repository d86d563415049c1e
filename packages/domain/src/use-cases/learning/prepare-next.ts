import { nextToPrepare } from '../../chapters/prepare-ahead.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Repositories, StartDelay } from '../../ports/index.ts'
import { SECOND } from '../../shared/index.ts'

export type PrepareAhead = {
  /** Whether the next chapter of a plan is written before it is unlocked. Unset: it is not. */
  readonly prepareAhead?: boolean
}

/** After an edit: a learner mostly makes several, or takes one back within ten seconds. */
export const SETTLING: StartDelay = { least: 15 * SECOND, most: 20 * SECOND }

/** Has the next chapter of a plan prepared as it is now, where there is one that may be. Lock the plan first. */
export async function prepareNext(
  { prepareAhead = false }: PrepareAhead,
  plan: Plan,
  { chapters, jobs }: Pick<Repositories, 'chapters' | 'jobs'>,
  delay?: StartDelay,
): Promise<void> {
  const next = prepareAhead ? nextToPrepare(plan, await chapters.ofPlan(plan.id)) : null
  if (!next) return
  await jobs.enqueue({ kind: 'prepare-chapter', userId: plan.userId, planId: plan.id, chapterId: next.id }, delay)
}
