import { type GenerationStatus, type LearningPlan, watchPlan } from '@app/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changePlan, invalidatePlans, isBeingMade } from '../model.ts'
import { emptyDraft, type OutlineDraft } from './outline-draft.ts'
import { usePageVisible } from './use-page-visible.ts'

/** Kept from one page to the next, and no longer: the server has it all. */
const KEPT_MS = 5_000

const draftQuery = (planId: string) =>
  queryOptions({
    queryKey: [watchPlan.path, { id: planId }],
    // written by the stream, never read by asking
    queryFn: () => emptyDraft,
    enabled: false,
    gcTime: KEPT_MS,
  })

/** What has come of the plan so far, where it is watched. */
export const usePlanDraft = (planId: string): OutlineDraft => useQuery(draftQuery(planId)).data ?? emptyDraft

/** Watches a plan come as long as `isComing` and the page is looked at. Its status goes into what was read of it. */
export function useWatchedPlan(planId: string, isComing: boolean): void {
  const queryClient = useQueryClient()
  const isVisible = usePageVisible()
  const watches = isComing && isVisible
  useEffect(() => {
    if (!watches) return
    const { queryKey } = draftQuery(planId)
    const end = new AbortController()
    const watching = {
      signal: end.signal,
      draft: () => queryClient.getQueryData(queryKey) ?? emptyDraft,
      onDraft: (draft: OutlineDraft) => queryClient.setQueryData(queryKey, draft),
      onStatus: (generation_status: GenerationStatus) => {
        // it must come with its chapters: read as a whole, what is shown changes at once
        if (generation_status === 'COMPLETE' || generation_status === 'FAILED') invalidatePlans(queryClient)
        else changePlan(queryClient, planId, { generation_status })
      },
    }
    // most plans are made: what reads streams comes with the first that is not, and polling does without
    import('./follow-plan.ts').then(
      ({ followPlan }) => (end.signal.aborted ? undefined : followPlan(planId, watching)),
      () => undefined,
    )
    return () => end.abort()
  }, [planId, watches, queryClient])

  // what is made is no draft any more, and neither is what is made anew
  useEffect(() => {
    if (!isComing) queryClient.removeQueries(draftQuery(planId))
  }, [planId, isComing, queryClient])
}

/** The plan with the title and the description that have come for it. */
export function useComingPlan<Plan extends LearningPlan>(plan: Plan): Plan {
  const isComing = isBeingMade(plan)
  useWatchedPlan(plan.id, isComing)
  const { title, description } = usePlanDraft(plan.id)
  return isComing ? { ...plan, title: title ?? plan.title, description: description ?? plan.description } : plan
}
