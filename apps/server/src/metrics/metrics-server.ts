import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { IsReady } from '@app/http'

type Sources = {
  readonly metrics: { readonly contentType: string; readonly render: () => Promise<string> }
  readonly isReady: IsReady
  readonly onFault: (error: unknown) => void
}

type Answer = { readonly status: number; readonly type: string; readonly body: string }

/** Metrics and health for monitoring, on a port of its own that need not be public. A worker has no other. */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  { metrics, isReady, onFault }: Sources,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const pages: Readonly<Record<string, () => Promise<Answer>>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.render() }),
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const { ready, checks } = await isReady()
      return json(ready ? 200 : 503, { ready, checks })
    },
  }
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const page = pages[request.url?.split('?')[0] ?? '']
    if (!page) return answer(response, plain(404, 'There are /metrics, /healthz and /readyz.\n'))
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET')
      return answer(response, plain(405, 'Only GET.\n'))
    }
    try {
      answer(response, await page())
    } catch (error) {
      onFault(error)
      answer(response, plain(500, 'It failed; the log says why.\n'))
    }
  })
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function answer(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})
const plain = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body })
