import type { HttpContext } from './context.ts'
import { inWords } from './error-messages.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { OpenStreams } from './open-streams.ts'
import type { Refusal } from './refusal.ts'
import type { Outcome } from './route.ts'

/** A refusal known this soon is answered with a status of its own; later the client must see that the stream is open. */
const LONGEST_SILENCE = 1_000

type Options = {
  readonly ctx: HttpContext
  readonly status: number
  readonly streams: OpenStreams
  /** It is never stopped: when the client has gone, the reply is still finished and kept. */
  readonly run: (onText: (piece: string) => void) => Promise<Outcome>
  readonly faultOf: (error: unknown) => Refusal
}

/** Tells an outcome while it comes about. A refusal before the first word is not told but answered back. */
export async function answerAsEvents({ ctx, status, streams, run, faultOf }: Options): Promise<Refusal | null> {
  let stream: EventStream | null = null
  let early = ''
  const opening = makeOpening()
  const outcome = run((text) => {
    if (stream) return stream.send('delta', { text })
    early += text
    opening.now()
  })
  const first = await Promise.race([outcome, opening.comes]).finally(opening.cancel)
  if (first && 'code' in first) return first

  const open = openEventStream(ctx, status)
  stream = open
  if (early !== '') open.send('delta', { text: early })
  const refuse = (refusal: Refusal): void => open.send('error', inWords(refusal, ctx.state.requestId).body)
  const forget = streams.add(() => {
    refuse({ code: 'unavailable', status: 503 })
    open.end()
  })
  try {
    const final = await outcome
    if ('code' in final) refuse(final)
    else open.send('done', final.body)
  } catch (error) {
    refuse(faultOf(error))
  }
  forget()
  open.end()
  return null
}

/** Comes with the first word, or when the silence has become too long. */
function makeOpening(): { readonly comes: Promise<undefined>; readonly now: () => void; readonly cancel: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), LONGEST_SILENCE)
  return { comes: promise, now: () => resolve(undefined), cancel: () => clearTimeout(timer) }
}
