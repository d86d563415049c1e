import type { LearningPlan, PlanChapter } from '@app/contract'
import { isPreparing, isReadable, nextToUnlock } from './model.ts'

/** The one thing to do next: read an open chapter, wait for one that is being written, or unlock one. */
export type NextStep = {
  readonly kind: 'read' | 'wait' | 'unlock'
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
}

export function nextStepIn(plan: LearningPlan): NextStep | null {
  if (plan.generation_status !== 'COMPLETE') return null
  const unread = plan.chapters.filter((chapter) => isReadable(chapter) && !chapter.is_completed_by_current_user)
  // what was begun goes before what comes first; sorting leaves those that no one has opened in their order
  const [begun] = unread.toSorted((a, b) => readAt(b) - readAt(a))
  if (begun) return { kind: 'read', plan, chapter: begun }
  const preparing = plan.chapters.find(isPreparing)
  if (preparing) return { kind: 'wait', plan, chapter: preparing }
  const locked = nextToUnlock(plan)
  return locked ? { kind: 'unlock', plan, chapter: locked } : null
}

/** Of the plan that the learner turned to last: by reading in it, or by having it made. */
export function nextStep(plans: readonly LearningPlan[]): NextStep | null {
  const touchedAt = (plan: LearningPlan): number => Math.max(Date.parse(plan.created_at), ...plan.chapters.map(readAt))
  const steps = plans.toSorted((a, b) => touchedAt(b) - touchedAt(a)).values()
  for (const plan of steps) {
    const step = nextStepIn(plan)
    if (step) return step
  }
  return null
}

const readAt = ({ last_read_at }: PlanChapter): number => (last_read_at === null ? 0 : Date.parse(last_read_at))
