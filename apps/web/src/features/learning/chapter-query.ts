import { chapter, type GenerationStatus, type PlanChapter } from '@app/contract'
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

const changeChapter = (
  queryClient: QueryClient,
  id: string,
  change: <Chapter extends PlanChapter>(chapter: Chapter) => Chapter,
): void =>
  changePlans(queryClient, (plan) =>
    plan.chapters.some((chapter) => chapter.id === id)
      ? { ...plan, chapters: plan.chapters.map((one) => (one.id === id ? change(one) : one)) }
      : plan,
  )

/** A chapter's mark is shown in two places: among its plan's chapters and at its own end. */
export function showCompletion(queryClient: QueryClient, chapterId: string, completed: boolean): void {
  const change = { is_completed_by_current_user: completed }
  changeChapter(queryClient, chapterId, (chapter) => ({ ...chapter, ...change }))
  queryClient.setQueryData(chapterQuery(chapterId).queryKey, (view) => view && { ...view, ...change })
}

/** The server's own time comes with the next reading. */
export function showRead(queryClient: QueryClient, chapterId: string, place?: string): void {
  const change = place === undefined ? {} : { last_place: place }
  changeChapter(queryClient, chapterId, (chapter) => ({
    ...chapter,
    ...change,
    last_read_at: new Date().toISOString(),
  }))
  if (place === undefined) return
  queryClient.setQueryData(chapterQuery(chapterId).queryKey, (view) => view && { ...view, ...change })
}

/** Of one that has just been unlocked. Content that is there already comes with the next reading. */
export function showUnlocked(queryClient: QueryClient, chapterId: string, content_status: GenerationStatus): void {
  // the server's own time comes with the next reading; a chapter that is tried again keeps the one it has
  const now = new Date().toISOString()
  const asked = <C extends { readonly unlocked_at: string | null; readonly writing_since?: string | undefined }>(
    chapter: C,
  ) => ({
    ...chapter,
    content_status,
    unlocked_at: chapter.unlocked_at ?? now,
    writing_since: chapter.writing_since ?? now,
  })
  changeChapter(queryClient, chapterId, (one) => ({ ...asked(one), isUnlocked: true }))
  if (content_status === 'COMPLETE') return
  queryClient.setQueryData(chapterQuery(chapterId).queryKey, (view) => view && { ...asked(view), is_unlocked: true })
}
