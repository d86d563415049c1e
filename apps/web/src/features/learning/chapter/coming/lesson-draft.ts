import { sectionEvent } from '@app/contract'
import type { Content } from '../reading-state.ts'

/** What has come of a chapter that is being written. */
export type LessonDraft = {
  /** Of the event that came last; watching goes on behind it. */
  readonly lastEventId: string | null
  /** Null before its opening. What sums it up is shown with the whole. */
  readonly content: Content | null
}

export const emptyLesson: LessonDraft = { lastEventId: null, content: null }

const NOTHING = { curated_resources: [], sections: [], key_points: [], practice: null }

/** A draft with what one more event says of it. What is no such event changes nothing. */
export function addLessonPart(draft: LessonDraft, data: unknown, id: string | undefined): LessonDraft {
  const parsed = sectionEvent.safeParse(data)
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
}
