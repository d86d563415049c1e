import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { HttpContext } from './context.ts'
import { openEventStream } from './event-stream.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('openEventStream', () => {
  it('should start no heartbeat for a client that has gone already', async () => {
    const response = await abandonedResponse()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = openEventStream(contextOf(response), 200)
    expect(vi.getTimerCount()).toBe(0)
    stream.send('delta', { text: 'Hello' })
    stream.end()
    expect(vi.getTimerCount()).toBe(0)
  })
})

// Helpers

/** The response to a request whose client hung up before anything was answered. */
async function abandonedResponse(): Promise<ServerResponse> {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>()
  const client = new AbortController()
  const server = createServer((_, response) => {
    response.once('close', () => resolve(response))
    client.abort()
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // a server that listens at a port has no other kind of address
  await fetch(`http://127.0.0.1:${port}/`, { signal: client.signal }).catch(() => undefined)
  return promise
}

/** What a stream looks at of a context. */
const contextOf = (res: ServerResponse): HttpContext =>
  ({ res, state: { commonHeaders: [], requestId: 'request' } }) as unknown as HttpContext
