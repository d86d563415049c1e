import type { ChapterView, GenerationStatus, LearningPlan, PlanChapter } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

type Plans = readonly LearningPlan[]

export const changePlan = (plans: Plans, id: string, change: Partial<LearningPlan>): Plans =>
  plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan))

const changeChapter = (plans: Plans, id: string, change: Partial<PlanChapter>): Plans =>
  plans.map((plan) =>
    plan.chapters.some((chapter) => chapter.id === id)
      ? { ...plan, chapters: plan.chapters.map((one) => (one.id === id ? { ...one, ...change } : one)) }
      : plan,
  )

export const changePlans = (queryClient: QueryClient, change: (plans: Plans) => Plans): void => {
  queryClient.setQueryData<Plans>(queryKeys.plans, (plans) => plans && change(plans))
}

/** A chapter's mark is shown in two places: among its plan's chapters and at its own end. */
export function showCompletion(queryClient: QueryClient, chapterId: string, completed: boolean): void {
  const change = { is_completed_by_current_user: completed }
  changePlans(queryClient, (plans) => changeChapter(plans, chapterId, change))
  queryClient.setQueryData<ChapterView>(queryKeys.chapter(chapterId), (view) => view && { ...view, ...change })
}

/** The same for a chapter that has just been unlocked. Content that is there already comes with the next reading. */
export function showUnlocked(queryClient: QueryClient, chapterId: string, content_status: GenerationStatus): void {
  changePlans(queryClient, (plans) => changeChapter(plans, chapterId, { isUnlocked: true, content_status }))
  if (content_status === 'COMPLETE') return
  queryClient.setQueryData<ChapterView>(
    queryKeys.chapter(chapterId),
    (view) => view && { ...view, is_unlocked: true, content_status },
  )
}
