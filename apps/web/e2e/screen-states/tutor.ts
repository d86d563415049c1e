import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'

export type FixtureTutor = Pick<ChatCompletionsServer, 'url' | 'faults' | 'close'>

/** A tutor that talks, but never writes a plan or a chapter: what is being written stays so, for as long as one looks. */
export async function startFixtureTutor(): Promise<FixtureTutor> {
  const talker = await startChatCompletionsServer()
  const origin = new URL(talker.url).origin
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const isTalk = body.includes('\\"asks\\"') || body.includes('"asks"')
    if (request.method === 'POST' && !isTalk) return
    try {
      const answer = await fetch(origin + request.url, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        body: body || null,
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      for await (const chunk of answer.body ?? []) response.write(chunk)
      response.end()
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    faults: talker.faults,
    close: async () => {
      server.closeAllConnections()
      await Promise.all([talker.close(), new Promise((resolve) => server.close(resolve))])
    },
  }
}
