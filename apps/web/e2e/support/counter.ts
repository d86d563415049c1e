import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Counted = {
  readonly path: string
  readonly body: { readonly n?: string; readonly u?: string; readonly d?: string }
}

export type Counter = {
  readonly url: string
  /** What came in so far, in order. */
  readonly counted: readonly Counted[]
  /** The headers that came with it, as text. */
  readonly headers: readonly string[]
  readonly close: () => Promise<void>
}

/** Takes what browsers count, as Plausible and Umami do. */
export async function openCounter(): Promise<Counter> {
  const counted: Counted[] = []
  const headers: string[] = []
  const server = createServer((request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method !== 'POST') {
      response.writeHead(204, cors).end()
      return
    }
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      headers.push(JSON.stringify(request.headers))
      counted.push({ path: request.url ?? '', body: JSON.parse(body) })
      response.writeHead(202, { ...cors, 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    counted,
    headers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
