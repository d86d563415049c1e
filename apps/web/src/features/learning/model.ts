import {
  conversationMessages,
  type LearningPlan,
  listConversations,
  listLearningPlans,
  type PlanChapter,
  type PlanDetails,
  previewPlan,
  readLearningPlan,
} from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { invalidate, pollWhile, q } from '../../api/query.ts'

export const isBeingMade = ({ generation_status }: LearningPlan): boolean =>
  generation_status === 'PENDING' || generation_status === 'GENERATING'

type Progress = Pick<PlanChapter, 'isUnlocked' | 'content_status'>

export const isPreparing = ({ isUnlocked, content_status }: Progress): boolean =>
  isUnlocked && (content_status === 'PENDING' || content_status === 'GENERATING')

export const isReadable = ({ isUnlocked, content_status }: PlanChapter): boolean =>
  isUnlocked && content_status === 'COMPLETE'

/** Its own writing came to nothing; of one that was locked again along with it, nothing was written. */
export const hasFailed = ({ content_status, content_error }: Pick<PlanChapter, 'content_status' | 'content_error'>) =>
  content_status === 'FAILED' && content_error?.code !== 'earlier-failed'

/** Chapters are unlocked in order, so there is only one that can be. */
export const nextToUnlock = ({ chapters }: LearningPlan): PlanChapter | undefined =>
  chapters.find(({ isUnlocked }) => !isUnlocked)

export const completedChapters = ({ chapters }: LearningPlan): number =>
  chapters.filter((chapter) => chapter.is_completed_by_current_user).length

/** How a chapter stands in its plan. */
export type ChapterState =
  | { readonly kind: 'open' }
  /** `waitsFor` is the chapter that must be written first: a plan has one in the making at a time. */
  | { readonly kind: 'preparing'; readonly waitsFor: PlanChapter | undefined }
  | { readonly kind: 'next' | 'failed'; readonly waitsFor: PlanChapter | undefined }
  | { readonly kind: 'locked' }

export function chapterState(plan: LearningPlan, chapter: PlanChapter): ChapterState {
  if (isReadable(chapter)) return { kind: 'open' }
  const waitsFor = plan.chapters.find(isPreparing)
  if (isPreparing(chapter)) return { kind: 'preparing', waitsFor: waitsFor?.id === chapter.id ? undefined : waitsFor }
  if (chapter.isUnlocked) return { kind: 'failed', waitsFor }
  if (chapter.id !== nextToUnlock(plan)?.id) return { kind: 'locked' }
  return { kind: hasFailed(chapter) ? 'failed' : 'next', waitsFor }
}

export const plansQuery = queryOptions({
  ...q(listLearningPlans, {}),
  // plans change by themselves and in other tabs: coming back to the page always asks anew
  staleTime: 0,
  // the specification: polling stops on error, and another try would be one more question
  retry: false,
  // the library pauses by itself while the tab is hidden
  refetchInterval: pollWhile(({ data, error }) => error === null && data?.some(isBeingMade) === true),
})

/** It is written, or changes that were asked for are, or what an added chapter teaches. */
const isChangingByItself = (plan: PlanDetails): boolean =>
  isBeingMade(plan) ||
  plan.revision_status === 'PENDING' ||
  plan.chapters.some(({ outline_status }) => outline_status === 'PENDING')

/** A plan for its own screen, read again like the list of plans. */
export const planQuery = (id: string) =>
  queryOptions({
    ...q(readLearningPlan, { id }),
    staleTime: 0,
    retry: false,
    refetchInterval: pollWhile(({ data, error }) => error === null && data !== undefined && isChangingByItself(data)),
  })

/** A whole conversation. Never from the cache: it goes on in other tabs, and on the server while its page is closed. */
export const messagesQuery = (id: string) => queryOptions({ ...q(conversationMessages, { id }), staleTime: 0 })

/** What the learner may resume; an offer, so that its failure is not shown. What has ended elsewhere must not flash up. */
export const openConversationsQuery = queryOptions({
  ...q(listConversations, {}),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

type Change = <Plan extends LearningPlan>(plan: Plan) => Plan

/** Shows a change in all plans that were read: those of the list, and those of the plan screen. */
export function changePlans(queryClient: QueryClient, change: Change): void {
  queryClient.setQueryData(plansQuery.queryKey, (plans) => plans?.map((plan) => change(plan)))
  queryClient.setQueriesData<PlanDetails>({ queryKey: [readLearningPlan.path] }, (plan) => plan && change(plan))
}

export const changePlan = (queryClient: QueryClient, id: string, changed: Partial<PlanDetails>): void =>
  changePlans(queryClient, (plan) => (plan.id === id ? { ...plan, ...changed } : plan))

/** Has them read again, wherever they are shown. */
export const invalidatePlans = (queryClient: QueryClient): void =>
  invalidate(queryClient, listLearningPlans, readLearningPlan, previewPlan)
