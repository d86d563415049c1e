import type { LearningPlan } from '@app/contract'
import { POLL_INTERVAL_MS } from '../../api/polling.ts'
import { isBeingMade } from './plan/plan-facts.ts'

/** Milliseconds until the plans are asked for again: while one of them is being made, and not after an error. */
export function plansInterval(plans: readonly LearningPlan[] | undefined, error: unknown): number | false {
  if (error !== null || plans === undefined) return false
  return plans.some(isBeingMade) && POLL_INTERVAL_MS
}
