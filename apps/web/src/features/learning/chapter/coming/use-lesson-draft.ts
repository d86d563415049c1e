import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chapterQuery } from '../../chapter-query.ts'
import { usePageVisible } from '../../watching/use-page-visible.ts'
import { emptyLesson, type LessonDraft } from './lesson-draft.ts'

/** Kept while the page is left for a moment, and no longer: the server has it all. */
const KEPT_MS = 5_000

const draftQuery = (chapterId: string) =>
  queryOptions({
    queryKey: ['lesson-draft', { id: chapterId }],
    // written by the stream, never read by asking
    queryFn: () => emptyLesson,
    enabled: false,
    gcTime: KEPT_MS,
  })

/** What has come of a chapter, which is watched as long as `isComing` and the page is looked at. */
export function useLessonDraft(chapterId: string, isComing: boolean): LessonDraft {
  const queryClient = useQueryClient()
  const isVisible = usePageVisible()
  const watches = isComing && isVisible
  useEffect(() => {
    if (!watches) return
    const { queryKey } = draftQuery(chapterId)
    const end = new AbortController()
    const watching = {
      signal: end.signal,
      draft: () => queryClient.getQueryData(queryKey) ?? emptyLesson,
      onDraft: (draft: LessonDraft) => queryClient.setQueryData(queryKey, draft),
      // what it has become is read as a whole, so that what is shown changes at once
      onEnd: () => queryClient.invalidateQueries(chapterQuery(chapterId)),
    }
    // most chapters are written: what reads streams comes with the first that is not, and polling does without
    import('./follow-chapter.ts').then(
      ({ followChapter }) => (end.signal.aborted ? undefined : followChapter(chapterId, watching)),
      () => undefined,
    )
    return () => end.abort()
  }, [chapterId, watches, queryClient])

  // what is written is no draft any more, and neither is what is written anew
  useEffect(() => {
    if (!isComing) queryClient.removeQueries(draftQuery(chapterId))
  }, [chapterId, isComing, queryClient])
  return useQuery(draftQuery(chapterId)).data ?? emptyLesson
}
