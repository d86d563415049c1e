import { createParser, type EventSourceMessage } from 'eventsource-parser'

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
