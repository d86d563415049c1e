import type { LearningPlan, PlanChapter } from '@app/contract'
import type { LastRead } from '../../api/last-read.ts'
import { isPreparing, isReadable, nextToUnlock } from './plan-facts.ts'

/** The one thing to do next: read an open chapter, wait for one that is being written, or unlock one. */
export type NextStep = {
  readonly kind: 'read' | 'wait' | 'unlock'
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
}

export function nextStepIn(plan: LearningPlan): NextStep | null {
  if (plan.generation_status !== 'COMPLETE') return null
  const unread = plan.chapters.find((chapter) => isReadable(chapter) && !chapter.is_completed_by_current_user)
  if (unread) return { kind: 'read', plan, chapter: unread }
  const preparing = plan.chapters.find(isPreparing)
  if (preparing) return { kind: 'wait', plan, chapter: preparing }
  const locked = nextToUnlock(plan)
  return locked ? { kind: 'unlock', plan, chapter: locked } : null
}

/** Of the plan that the learner turned to last: by reading in it, or by having it made. */
export function nextStep(plans: readonly LearningPlan[], read: LastRead | null): NextStep | null {
  const touchedAt = (plan: LearningPlan): number =>
    Math.max(Date.parse(plan.created_at), read?.planId === plan.id ? read.at : 0)
  const steps = plans.toSorted((a, b) => touchedAt(b) - touchedAt(a)).values()
  for (const plan of steps) {
    const step = nextStepIn(plan)
    if (step) return step
  }
  return null
}
