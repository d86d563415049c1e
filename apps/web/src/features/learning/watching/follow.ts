import type { GenerationStatus } from '@app/contract'
import { callEvents } from '../../../api/call-streaming.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { sleep } from '../../../browser/sleep.ts'
import { type AnyDraft, isOver, type Watched } from './watched.ts'

type Following<Draft> = {
  readonly signal: AbortSignal
  readonly draft: () => Draft
  readonly onDraft: (draft: Draft) => void
  readonly onStatus: (status: GenerationStatus) => void
}

/** Between two streams. Meanwhile polling shows how far it is. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * Follows what is being made until it is COMPLETE or FAILED, or `signal` is aborted. A stream that ends before is opened again after a
 * pause; one that the server refuses for good is given up without a word: polling goes on by itself.
 */
export async function follow<Draft extends AnyDraft>(
  { endpoint, add, statusIn }: Watched<Draft>,
  id: string,
  { signal, draft, onDraft, onStatus }: Following<Draft>,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      for await (const event of callEvents(endpoint, { id }, { signal, lastEventId: draft().lastEventId })) {
        if (signal.aborted) return
        tries = 0
        const [before, after, status] = [draft(), add(draft(), event), statusIn(event)]
        if (after !== before) onDraft(after)
        if (status) onStatus(status)
        if (isOver(status)) return
      }
    } catch (error) {
      if (isFinal(error)) return
    }
    await sleep(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal).catch(() => undefined)
  }
}

/** It is gone, or no longer signed in: another try would be answered the same. Too many streams are fewer in a while. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429
