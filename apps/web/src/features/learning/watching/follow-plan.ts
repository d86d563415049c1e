import { type GenerationStatus, statusEvent, watchPlan } from '@app/contract'
import { followEvents } from './follow-events.ts'
import { addPart, type OutlineDraft } from './outline-draft.ts'

type Watching = {
  readonly signal: AbortSignal
  readonly draft: () => OutlineDraft
  readonly onDraft: (draft: OutlineDraft) => void
  readonly onStatus: (status: GenerationStatus) => void
}

/** Follows a plan until it is COMPLETE or FAILED, or `signal` is aborted. */
export const followPlan = (id: string, { signal, draft, onDraft, onStatus }: Watching): Promise<void> =>
  followEvents(
    watchPlan,
    { id },
    {
      signal,
      lastEventId: () => draft().lastEventId,
      onEvent: ({ event, data, id: eventId }) => {
        if (event === 'outline') onDraft(addPart(draft(), data, eventId))
        const status = event === 'status' ? statusEvent.safeParse(data).data?.generation_status : undefined
        if (status) onStatus(status)
        return status === 'COMPLETE' || status === 'FAILED'
      },
    },
  )
