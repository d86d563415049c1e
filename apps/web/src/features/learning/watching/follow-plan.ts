import { type GenerationStatus, statusEvent, watchPlan } from '@app/contract'
import { callEvents } from '../../../api/call-streaming.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { sleep } from '../../../browser/sleep.ts'
import { addPart, type OutlineDraft } from './outline-draft.ts'

type Watching = {
  readonly signal: AbortSignal
  readonly draft: () => OutlineDraft
  readonly onDraft: (draft: OutlineDraft) => void
  readonly onStatus: (status: GenerationStatus) => void
}

/** Between two streams. Meanwhile polling shows how far the plan is. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * Follows a plan until it is COMPLETE or FAILED, or `signal` is aborted. A stream that ends before is opened again after a pause; one
 * that the server refuses for good is given up without a word: polling goes on by itself.
 */
export async function followPlan(id: string, { signal, draft, onDraft, onStatus }: Watching): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      for await (const { event, data, id: eventId } of callEvents(
        watchPlan,
        { id },
        { signal, lastEventId: draft().lastEventId },
      )) {
        if (signal.aborted) return
        tries = 0
        if (event === 'outline') onDraft(addPart(draft(), data, eventId))
        const status = event === 'status' ? statusEvent.safeParse(data).data?.generation_status : undefined
        if (status) onStatus(status)
        if (status === 'COMPLETE' || status === 'FAILED') return
      }
    } catch (error) {
      if (isFinal(error)) return
    }
    await sleep(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal).catch(() => undefined)
  }
}

/** No such plan, no longer signed in: another try would be answered the same. Too many streams are fewer in a while. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429
