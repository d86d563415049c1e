import type { HttpContext } from './context.ts'
import { describeRefusal } from './describe-refusal.ts'
import { openEventStream } from './event-stream.ts'
import type { Refusal } from './refusal.ts'
import { textLanguage } from './request-language.ts'
import type { StreamSlots } from './stream-slots.ts'

export type ServerEvent = { readonly event: string; readonly data: unknown; readonly id?: string }

/** Events as they come. Once `signal` is aborted it frees what it holds, and may throw. */
export type EventSource = (signal: AbortSignal) => AsyncIterable<ServerEvent>

/** Then the client comes back, and is asked again who it is: a session may have ended meanwhile. */
export const MAX_STREAM_MS = 300_000

type Options = {
  readonly ctx: HttpContext
  readonly source: EventSource
  readonly slots: StreamSlots
  readonly maxMs: number
  readonly faultOf: (error: unknown) => Refusal
}

/** Sends what comes until nothing more does, the client has gone, the server stops, or time is up. Refuses one stream too many. */
export async function sendEvents(options: Options): Promise<Refusal | null> {
  const { ctx, source, slots, maxMs, faultOf } = options
  if (ctx.method === 'HEAD') {
    openEventStream(ctx, 200).end()
    return null
  }
  const ended = new AbortController()
  const leave = (): void => ended.abort()
  // a client whose stream ends early polls, and comes back after a while
  const release = slots.take(ctx.state.userId ?? '', (isStopping) => {
    if (isStopping) refuse({ code: 'unavailable', status: 503 })
    leave()
  })
  if (release === 'learner') return { code: 'too-many-streams', status: 429 }
  if (release === 'closed') return { code: 'unavailable', status: 503 }

  const response = ctx.res
  const language = textLanguage(ctx.req.headers)
  const stream = openEventStream(ctx, 200)
  const refuse = (refusal: Refusal): void =>
    stream.send('error', describeRefusal(refusal, ctx.state.requestId, language).body)
  // 'close' is not emitted again for a client that has disconnected before
  if (response.destroyed) leave()
  else response.once('close', leave)
  const timer = setTimeout(leave, maxMs)
  try {
    if (!ended.signal.aborted)
      for await (const { event, data, id } of source(ended.signal)) stream.send(event, data, id)
  } catch (error) {
    if (!ended.signal.aborted) refuse(faultOf(error))
  } finally {
    clearTimeout(timer)
    response.off('close', leave)
    release()
    stream.end()
  }
  return null
}
