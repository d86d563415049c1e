import { type LearningPlan, type OutlineEvent, outlineEvent, statusEvent, watchPlan } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { changePlan, invalidatePlans, isBeingMade } from '../model.ts'
import { type AnyDraft, isOver, useDraft, useWatch, type Watched } from './watched.ts'

export type DraftChapter = NonNullable<OutlineEvent['chapter']>

/** What has come of a plan that is being made. Null and empty: not yet. */
export type PlanDraft = AnyDraft & {
  readonly title: string | null
  readonly description: string | null
  readonly chapters: readonly DraftChapter[]
}

export const emptyDraft: PlanDraft = { lastEventId: null, title: null, description: null, chapters: [] }

export const planWatched: Watched<PlanDraft> = {
  endpoint: watchPlan,
  empty: emptyDraft,
  add: (draft, { event, data, id }) => {
    const parsed = outlineEvent.safeParse(event === 'outline' ? data : null)
    if (!parsed.success) return draft
    const { restart, chapter, title, description } = parsed.data
    const before = restart ? emptyDraft : draft
    return {
      lastEventId: id || before.lastEventId,
      title: title ?? before.title,
      description: description ?? before.description,
      chapters: chapter
        ? [...before.chapters.filter(({ number }) => number !== chapter.number), chapter]
        : before.chapters,
    }
  },
  statusIn: ({ event, data }) => (event === 'status' ? statusEvent.safeParse(data).data?.generation_status : undefined),
}

export const usePlanDraft = (planId: string): PlanDraft => useDraft(planWatched, planId)

/** What has come of a plan that is watched. Its status goes into what was read of it. */
export function useWatchedPlan(planId: string, isComing: boolean): PlanDraft {
  const queryClient = useQueryClient()
  useWatch(planWatched, planId, isComing, (generation_status) => {
    // it must come with its chapters: read as a whole, what is shown changes at once
    if (isOver(generation_status)) invalidatePlans(queryClient)
    else changePlan(queryClient, planId, { generation_status })
  })
  return usePlanDraft(planId)
}

/** The plan with the title and the description that have come for it. */
export function useComingPlan<Plan extends LearningPlan>(plan: Plan): Plan {
  const isComing = isBeingMade(plan)
  const { title, description } = useWatchedPlan(plan.id, isComing)
  return isComing ? { ...plan, title: title ?? plan.title, description: description ?? plan.description } : plan
}
