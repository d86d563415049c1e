import { writeHead } from './common-headers.ts'
import type { HttpContext } from './context.ts'

export type EventStream = Readonly<ReturnType<typeof openEventStream>>

/** A proxy that sees nothing for a minute takes the connection for dead. */
const HEARTBEAT_MS = 15_000

/** Opens a stream of server-sent events. Once the client is gone, sending does nothing. */
export function openEventStream(ctx: HttpContext, status: number) {
  // nginx would buffer the chunks
  const unbuffered = ['X-Accel-Buffering', 'no']
  const response = writeHead(ctx, status, ['Content-Type', 'text/event-stream; charset=utf-8', ...unbuffered])
  response.flushHeaders()

  const write = (text: string): void => {
    // a server that stops may have ended the stream: writing then emits an unhandled 'error', which is fatal
    if (!response.writableEnded && !response.destroyed) response.write(text)
  }
  // 'close' is not emitted again for a client that has disconnected before
  const heartbeat = response.destroyed ? undefined : setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.once('close', () => clearInterval(heartbeat))

  return {
    /** An `id` is what a client that comes back sends as `Last-Event-ID`. */
    send: (event: string, data: unknown, id?: string): void =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: (): void => void response.end(),
  }
}

export type OpenStreams = ReturnType<typeof makeOpenStreams>

/** The streams that are open now, to be ended when the server stops. */
export function makeOpenStreams() {
  const ends = new Set<() => void>()
  return {
    /** Answers a function that removes it again. */
    add: (end: () => void) => {
      ends.add(end)
      return () => ends.delete(end)
    },
    endAll: () => {
      for (const end of ends) end()
    },
  }
}
