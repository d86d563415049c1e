import { type ChapterView, chapter, type GenerationStatus, markChapterRead, type PlanChapter } from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiProblem } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { readToken } from '../../api/session-token.ts'
import { changePlans } from './model.ts'

export const chapterQuery = (id: string) =>
  queryOptions({
    ...q(chapter, { id }),
    queryFn: ({ signal }) => {
      // taken away in this very tab, which no event notifies of
      if (readToken() === null) throw new ApiProblem({ status: 401, code: 'token-missing', message: '' })
      return call(chapter, { id }, signal)
    },
  })

type Times = Pick<PlanChapter, 'unlocked_at' | 'writing_since'>
type Change = Partial<PlanChapter & Pick<ChapterView, 'is_unlocked'>>

/** A chapter is shown in two places: among its plan's chapters, and on its own page. */
function changeChapter(queryClient: QueryClient, id: string, change: (times: Times) => Change): void {
  changePlans(queryClient, (plan) =>
    plan.chapters.some((one) => one.id === id)
      ? { ...plan, chapters: plan.chapters.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) }
      : plan,
  )
  queryClient.setQueryData(chapterQuery(id).queryKey, (view) => view && { ...view, ...change(view) })
}

export const showCompletion = (queryClient: QueryClient, chapterId: string, completed: boolean): void =>
  changeChapter(queryClient, chapterId, () => ({ is_completed_by_current_user: completed }))

/** Notes which chapter the learner has turned to, and where in it they are: 'Continue' leads there, on every device. */
export function markRead(queryClient: QueryClient, id: string, place?: string): void {
  // the server's own time comes with the next reading
  const now = new Date().toISOString()
  changeChapter(queryClient, id, () => ({ last_read_at: now, ...(place !== undefined && { last_place: place }) }))
  // a convenience: a user who reads is not said when it fails, and the next place tries again
  call(markChapterRead, { id, ...(place !== undefined && { place }) }).catch(() => undefined)
}

/** Of one that has just been unlocked. */
export function showUnlocked(queryClient: QueryClient, chapterId: string, content_status: GenerationStatus): void {
  const now = new Date().toISOString()
  changeChapter(queryClient, chapterId, ({ unlocked_at, writing_since }) => ({
    isUnlocked: true,
    // content that is there already comes with the next reading
    ...(content_status !== 'COMPLETE' && { is_unlocked: true }),
    content_status,
    // so does the server's own time; a chapter that is tried again keeps the one it has
    unlocked_at: unlocked_at ?? now,
    writing_since: writing_since ?? now,
  }))
}
