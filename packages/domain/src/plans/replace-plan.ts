import { type Chapter, isUnlocked } from '../chapters/chapter.ts'
import type { Brief } from '../conversations/brief.ts'
import { err, ok } from '../shared/result.ts'
import { type Plan, requestPlan } from './plan.ts'

/** What a plan was before other answers replaced it: its outline. Nothing of it had been unlocked, so it had no content. */
export type PlanVersion = {
  readonly run: number
  readonly title: string
  readonly description: string
  readonly brief: Brief
  /** In order. */
  readonly chapters: readonly { readonly title: string; readonly summary: string }[]
  readonly replacedAt: Date
}

/** `version` is null of a plan that never was COMPLETE. */
export type Replacement = { readonly plan: Plan; readonly version: PlanVersion | null }

/** What was unlocked stays as it is for good. */
export const isReplaceable = (chapters: readonly Chapter[]): boolean => !chapters.some(isUnlocked)

/** Asks for the plan anew from other answers, under its own id. A worker that still makes the old one comes too late: see `run`. */
export function replacePlan(plan: Plan, chapters: readonly Chapter[], brief: Brief, at: Date) {
  if (!isReplaceable(chapters)) return err({ kind: 'chapter-unlocked' })
  const { title, description, generation } = plan
  const outline = chapters.map((chapter) => ({ title: chapter.title, summary: chapter.summary }))
  const version = { run: generation.run, title, description, brief: plan.brief, chapters: outline, replacedAt: at }
  return ok<Replacement>({
    plan: requestPlan({ ...plan, brief, createdAt: at }, generation.run + 1),
    version: generation.kind === 'complete' ? version : null,
  })
}
