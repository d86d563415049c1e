import { COMMON_REFUSALS, deltaEvent, type Endpoint, type InputOf, type ReplyOf } from '@app/contract'
import { replyOf } from './call.ts'
import { ApiProblem, problemFrom } from './problem.ts'
import { readEvents } from './read-events.ts'
import { send } from './send.ts'

type Listener = {
  /** The server has taken the call and is at work. */
  readonly onOpen?: () => void
  /** The next piece of the reply. The reply that is answered at the end replaces all pieces. */
  readonly onText: (piece: string) => void
  readonly signal: AbortSignal
}

/**
 * Makes a call whose reply comes in pieces. Throws as `call` does; a stream that ends without its last event is a
 * problem with the code `stream-dropped`, and says nothing about what the server did.
 */
export async function callStreaming<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { onOpen, onText, signal }: Listener,
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input, { signal, accept: 'text/event-stream' })
  const { status, headers, body } = response
  onOpen?.()
  if (body === null || headers.get('Content-Type')?.startsWith('text/event-stream') !== true) {
    return replyOf(endpoint, status, await response.json().catch(() => undefined))
  }
  try {
    for await (const { event, data } of readEvents(body)) {
      const parsed = fromJson(data)
      if (event === 'done') return replyOf(endpoint, status, parsed)
      if (event === 'error') throw problemFrom(statusOf(endpoint, parsed), parsed)
      const delta = deltaEvent.safeParse(parsed)
      if (event === 'delta' && delta.success) onText(delta.data.text)
    }
  } catch (cause) {
    // what is neither ours nor the caller's own cancelling is the network's, each browser in its own words
    if (cause instanceof ApiProblem || signal.aborted) throw cause
  }
  throw new ApiProblem({ status: 0, code: 'stream-dropped', message: '' })
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal inside a stream has no status line: its code says. */
function statusOf({ refusals }: Endpoint, body: unknown): number {
  const { code } = problemFrom(500, body)
  const statuses: Readonly<Record<string, number>> = { ...COMMON_REFUSALS, ...refusals }
  return statuses[code] ?? 500
}
