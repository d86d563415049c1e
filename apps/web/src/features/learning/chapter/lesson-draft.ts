import { contentStatusEvent, sectionEvent, watchChapter } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { chapterQuery } from '../chapter-query.ts'
import { type AnyDraft, isOver, useDraft, useWatch, type Watched } from '../watching/watched.ts'
import type { Content } from './reading-state.ts'

/** What has come of a chapter that is being written. Null before its opening. What sums it up is shown with the whole. */
export type LessonDraft = AnyDraft & { readonly content: Content | null }

const emptyLesson: LessonDraft = { lastEventId: null, content: null }

const NOTHING = { curated_resources: [], sections: [], key_points: [], practice: null }

const lessonWatched: Watched<LessonDraft> = {
  endpoint: watchChapter,
  empty: emptyLesson,
  add: (draft, { event, data, id }) => {
    const parsed = sectionEvent.safeParse(event === 'section' ? data : null)
    if (!parsed.success) return draft
    const { restart, introduction, learning_objectives, section } = parsed.data
    const before = restart ? emptyLesson : draft
    return {
      lastEventId: id || before.lastEventId,
      content:
        introduction !== undefined && learning_objectives
          ? { ...NOTHING, content_version: 2, introduction, learning_objectives }
          : section && before.content
            ? {
                ...before.content,
                sections: [...before.content.sections.filter((one) => one.id !== section.id), section],
              }
            : before.content,
    }
  },
  statusIn: ({ event, data }) =>
    event === 'status' ? contentStatusEvent.safeParse(data).data?.content_status : undefined,
}

/** What has come of a chapter, which is watched as long as `isComing` and the page is looked at. */
export function useLessonDraft(chapterId: string, isComing: boolean): LessonDraft {
  const queryClient = useQueryClient()
  useWatch(lessonWatched, chapterId, isComing, (status) => {
    // what it has become is read as a whole, so that what is shown changes at once
    if (isOver(status)) queryClient.invalidateQueries(chapterQuery(chapterId))
  })
  return useDraft(lessonWatched, chapterId)
}
