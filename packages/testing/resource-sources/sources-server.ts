import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { answerWithFault, type SourceFault } from './faults.ts'
import type { Format } from './format.ts'
import { FORMATS } from './formats.ts'
import { matchingPages, SAMPLE_PAGES, type SourcePage } from './pages.ts'

export type SourceRequest = { readonly source: string; readonly path: string; readonly headers: IncomingHttpHeaders }

export type SourcesServer = {
  readonly url: string
  /** 'host:port', which adapters must be allowed to answer addresses of. */
  readonly host: string
  /** What the source's adapter wants for `apiBase`. */
  readonly apiBase: (source: string) => string
  /** From now on, until it is null again. */
  readonly setFault: (source: string, fault: SourceFault | null) => void
  /** All searches so far, or those of one source; visits of pages are not counted. */
  readonly requests: (source?: string) => readonly SourceRequest[]
  /** How many requests one source was answering at once, at most. */
  readonly busiest: (source: string) => number
  readonly close: () => Promise<void>
}

/** Speaks these formats, and knows these pages. Nothing about the answers depends on time or chance. */
export async function openSourcesServer(
  pages: readonly SourcePage[] = SAMPLE_PAGES,
  formats: Readonly<Record<string, Format>> = FORMATS,
): Promise<SourcesServer> {
  const faults = new Map<string, SourceFault>()
  const requests: SourceRequest[] = []
  const running = new Map<string, number>()
  const busiest = new Map<string, number>()

  const begin = (source: string, request: IncomingMessage, response: ServerResponse): void => {
    requests.push({ source, path: request.url ?? '', headers: request.headers })
    const now = (running.get(source) ?? 0) + 1
    running.set(source, now)
    busiest.set(source, Math.max(now, busiest.get(source) ?? 0))
    response.once('close', () => running.set(source, (running.get(source) ?? 0) - 1))
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sources.example')
    const source = Object.keys(formats).find((one) => pathname.startsWith(`/${one}/`))
    const answer =
      source &&
      formats[source]?.({
        path: pathname.slice(source.length + 1),
        parameters: searchParams,
        find: (words, language) => matchingPages(pages, words, language),
        byNumber: (number) => {
          const page = pages[number - 1]
          return page && { ...page, number }
        },
      })
    if (answer && 'page' in answer) return void response.writeHead(302, { location: answer.page.url }).end()
    if (source) begin(source, request, response)
    if (!source || !answer) return void response.writeHead(404).end('{}')
    const fault = faults.get(source)
    if (fault) answerWithFault(response, fault, answer.body)
    else send(request, response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const url = `http://${host}`
  return {
    url,
    host,
    apiBase: (source) => `${url}/${source}${source === 'wikimedia' ? '/{language}/{project}' : ''}`,
    setFault: (source, fault) => {
      if (fault) faults.set(source, fault)
      else faults.delete(source)
    },
    requests: (source) => requests.filter((request) => source === undefined || request.source === source),
    busiest: (source) => busiest.get(source) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status = 200, body }: { readonly status?: number; readonly body: object },
): void {
  const isZipped = String(headers['accept-encoding']).includes('gzip')
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(isZipped && { 'content-encoding': 'gzip' }),
  })
  const text = JSON.stringify(body)
  response.end(isZipped ? gzipSync(text) : text)
}
