import type { Brief } from '../brief/brief.ts'
import { type Chapter, isUnlocked } from '../chapters/chapter.ts'
import { err, ok } from '../shared/result.ts'
import { type PlanVersion, versionOf } from './outline.ts'
import { type Plan, requestPlan } from './plan.ts'

/** `version` is null of a plan that never was COMPLETE. */
export type Replacement = { readonly plan: Plan; readonly version: PlanVersion | null }

/** What was unlocked stays as it is for good. */
export const isReplaceable = (chapters: readonly Chapter[]): boolean => !chapters.some(isUnlocked)

/** Asks for the plan anew from other answers, under its own id. A worker that still makes the old one comes too late: see `run`. */
export function replacePlan(plan: Plan, chapters: readonly Chapter[], brief: Brief, at: Date) {
  if (!isReplaceable(chapters)) return err({ kind: 'chapter-unlocked' })
  const { generation } = plan
  return ok<Replacement>({
    plan: requestPlan({ ...plan, brief, createdAt: at }, generation.run + 1, plan.edits + 1),
    version: generation.kind === 'complete' ? versionOf(plan, chapters, 0, at) : null,
  })
}
