import type { Endpoint, InputOf } from '@app/contract'
import { callEvents, type StreamEvent } from '../../../api/call-streaming.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { sleep } from '../../../browser/sleep.ts'

type Following = {
  readonly signal: AbortSignal
  /** Of the event that came last; following goes on behind it. */
  readonly lastEventId: () => string | null
  /** Answers whether it was the last one. */
  readonly onEvent: (event: StreamEvent) => boolean
}

/** Between two streams. Meanwhile polling shows how far it is. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * Follows what is being made until its last event, or `signal` is aborted. A stream that ends before is opened again after a pause; one
 * that the server refuses for good is given up without a word: polling goes on by itself.
 */
export async function followEvents<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, lastEventId, onEvent }: Following,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      for await (const event of callEvents(endpoint, input, { signal, lastEventId: lastEventId() })) {
        if (signal.aborted) return
        tries = 0
        if (onEvent(event)) return
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
