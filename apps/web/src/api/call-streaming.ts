import { COMMON_REFUSALS, deltaEvent, type Endpoint, type InputOf, type ReplyOf } from '@app/contract'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { replyOf, send } from './call.ts'
import { ApiProblem, problemFrom } from './problem.ts'

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
  if (body === null || !isEventStream(headers)) {
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

export type StreamEvent = {
  readonly event: string | undefined
  readonly id: string | undefined
  readonly data: unknown
}

type Position = {
  /** The id of the last event that came; null from the beginning. */
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/** The events of an endpoint whose reply is nothing else, until the stream ends. Throws as `call` does, and what reading throws. */
export async function* callEvents<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { lastEventId, signal }: Position,
): AsyncGenerator<StreamEvent> {
  const { status, headers, body } = await send(endpoint, input, { signal, accept: 'text/event-stream', lastEventId })
  if (body === null || !isEventStream(headers)) {
    await body?.cancel()
    throw new ApiProblem({ status, code: 'unexpected-reply', message: '' })
  }
  for await (const { event, id, data: text } of readEvents(body)) {
    const data = fromJson(text)
    if (event === 'error') throw problemFrom(statusOf(endpoint, data), data)
    yield { event, id, data }
  }
}

const isEventStream = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') === true

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

/** The server sends a sign of life every 15 s. Three of them missing means that no one is there any more. */
const SILENCE_TIMEOUT_MS = 45_000

/** Reads server-sent events, wherever the network cut them. Throws what reading throws; leaving the loop closes the connection. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  longestSilence: number = SILENCE_TIMEOUT_MS,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  try {
    for (;;) {
      // a phone that changed networks never learns that its old connection is dead: cancelling ends the wait
      const timer = setTimeout(() => reader.cancel().catch(() => undefined), longestSilence)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    // already closed or broken is fine: this is only for the loop that was left early
    reader.cancel().catch(() => undefined)
  }
}
