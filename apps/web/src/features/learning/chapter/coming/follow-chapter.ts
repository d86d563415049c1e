import { contentStatusEvent, type GenerationStatus, watchChapter } from '@app/contract'
import { followEvents } from '../../watching/follow-events.ts'
import { addLessonPart, type LessonDraft } from './lesson-draft.ts'

type Watching = {
  readonly signal: AbortSignal
  readonly draft: () => LessonDraft
  readonly onDraft: (draft: LessonDraft) => void
  readonly onEnd: (status: GenerationStatus) => void
}

/** Follows a chapter until it is COMPLETE or FAILED, or `signal` is aborted. */
export const followChapter = (id: string, { signal, draft, onDraft, onEnd }: Watching): Promise<void> =>
  followEvents(
    watchChapter,
    { id },
    {
      signal,
      lastEventId: () => draft().lastEventId,
      onEvent: ({ event, data, id: eventId }) => {
        if (event === 'section') onDraft(addLessonPart(draft(), data, eventId))
        const status = event === 'status' ? contentStatusEvent.safeParse(data).data?.content_status : undefined
        const isOver = status === 'COMPLETE' || status === 'FAILED'
        if (isOver) onEnd(status)
        return isOver
      },
    },
  )
