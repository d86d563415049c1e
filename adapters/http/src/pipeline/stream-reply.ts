import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from './context.ts'
import { describeRefusal } from './error-messages/describe-refusal.ts'
import { type EventStream, type OpenStreams, openEventStream } from './event-stream.ts'
import type { Refusal } from './refusal.ts'
import { textLanguage } from './request-language.ts'
import type { Outcome } from './route.ts'

/** A refusal known this soon gets its own status; later the client must see that the stream is open. Milliseconds. */
const FIRST_CHUNK_TIMEOUT_MS = 1_000

type Options = {
  readonly ctx: HttpContext
  readonly status: number
  readonly streams: OpenStreams
  /** Never aborted: when the client has disconnected, the reply is still finished and saved. */
  readonly run: (onText: (chunk: string) => void) => Promise<Outcome>
  readonly faultOf: (error: unknown) => Refusal
}

/** Streams the reply as server-sent events. A refusal before the first chunk is returned, so that it gets its own status. */
export async function streamReply({ ctx, status, streams, run, faultOf }: Options): Promise<Refusal | null> {
  let stream: EventStream | null = null
  let buffered = ''
  const firstChunk = Promise.withResolvers<undefined>()
  const outcome = run((text) => {
    if (stream) return stream.send('delta', { text })
    buffered += text
    firstChunk.resolve(undefined)
  })
  const timeout = pause(FIRST_CHUNK_TIMEOUT_MS, undefined, { ref: false })
  const first = await Promise.race([outcome, firstChunk.promise, timeout])
  if (first && 'code' in first) return first

  const language = textLanguage(ctx.req.headers)
  const open = openEventStream(ctx, status)
  stream = open
  if (buffered !== '') open.send('delta', { text: buffered })
  const refuse = (refusal: Refusal): void =>
    open.send('error', describeRefusal(refusal, ctx.state.requestId, language).body)
  const remove = streams.add(() => {
    refuse({ code: 'unavailable', status: 503 })
    open.end()
  })
  try {
    const final = await outcome
    if ('code' in final) refuse(final)
    else if ('body' in final) open.send('done', final.body)
  } catch (error) {
    refuse(faultOf(error))
  }
  remove()
  open.end()
  return null
}
