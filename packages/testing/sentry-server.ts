import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

type Item = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }

export type SentryServer = {
  readonly dsn: string
  /** What came in so far: whole envelopes, as text. */
  readonly envelopes: readonly string[]
  readonly items: (type: string) => readonly Item['payload'][]
  readonly close: () => Promise<void>
}

/** Takes envelopes as Sentry does, from servers and from browsers of any origin. `silent` never answers. */
export async function openSentryServer({ silent = false } = {}): Promise<SentryServer> {
  const envelopes: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
      const isTaken = request.method === 'POST' && /^\/api\/7\/envelope\/(\?|$)/.test(request.url ?? '')
      if (!isTaken) return response.writeHead(404, cors).end()
      const body = Buffer.concat(chunks)
      envelopes.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString())
      return silent ? undefined : response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://public@127.0.0.1:${port}/7`,
    envelopes,
    items: (type) => envelopes.flatMap(itemsOf).flatMap((item) => (item.type === type ? [item.payload] : [])),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A header, then in turn what an item is and the item, one line each; a length may let one span several lines. */
function itemsOf(envelope: string): Item[] {
  let rest = Buffer.from(envelope.slice(envelope.indexOf('\n') + 1))
  const items: Item[] = []
  while (rest.length > 0) {
    const end = rest.indexOf('\n')
    const header = JSON.parse(rest.subarray(0, end).toString())
    rest = rest.subarray(end + 1)
    const lineEnd = rest.indexOf('\n')
    const length = header.length ?? (lineEnd === -1 ? rest.length : lineEnd)
    const text = rest.subarray(0, length).toString()
    items.push({ type: header.type, payload: text.startsWith('{"segment_id"') ? { text } : JSON.parse(text) })
    rest = rest.subarray(length + 1)
  }
  return items
}
