import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpApp } from './http-app.ts'

export type HttpServer = ReturnType<typeof makeHttpServer>

const TIMEOUTS = {
  // against slowloris: a client that sends its header byte by byte
  headersTimeout: 10_000,
  // the whole request with its body, not the reply: that may take a model minutes
  requestTimeout: 30_000,
  // longer than proxies keep theirs, so that it is never us who hang up on a request that is on its way
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
/** A connection on which nothing moves. A reply without a stream takes two model calls of two minutes at most. */
const SOCKET_TIMEOUT_MS = 300_000

export function makeHttpServer(app: HttpApp, timeouts: Partial<typeof TIMEOUTS> = {}) {
  const answer = app.callback()
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  const inFlight = new Set<Promise<void>>()
  let closing = false

  const server = createServer({ ...TIMEOUTS, ...timeouts }, (request, response) => {
    if (closing) response.setHeader('Connection', 'close')
    responses.add(response)
    response.once('close', () => {
      responses.delete(response)
      // its connection is idle now, or in a moment, and would be kept alive
      if (closing) setImmediate(() => server.closeIdleConnections())
    })
    const work = answer(request, response).finally(() => inFlight.delete(work))
    inFlight.add(work)
  })
  server.timeout = SOCKET_TIMEOUT_MS
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return {
    /** Answers the port that it listens on: with port 0 the system chooses one. */
    listen: (port: number, host: string) => listen(server, port, host),
    /**
     * Graceful shutdown: refuses new requests and finishes those in flight, also for clients that have disconnected. After `graceMs`
     * connections are closed; open event streams get an error event first.
     */
    close: async (graceMs: number): Promise<void> => {
      closing = true
      app.endWatching()
      const disconnected = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
      // browsers connect ahead of need; Node does not count a connection as idle that has not been used yet
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      const finished = disconnected.then(() => Promise.all(inFlight))
      if (await within(graceMs, finished)) return
      app.endStreams()
      // time for the final events to be sent
      await within(FINAL_EVENT_GRACE_MS, disconnected)
      server.closeAllConnections()
      await disconnected
    },
  }
}

const FINAL_EVENT_GRACE_MS = 200

async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening')
  // a server that listens on a port has such an address; only one on a pipe has a text
  return (server.address() as AddressInfo).port
}

/** Whether `promise` resolves within this time. */
const within = (milliseconds: number, promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), pause(milliseconds, false, { ref: false })])
