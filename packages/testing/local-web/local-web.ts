import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalPage } from './local-page.ts'

/** By host and path, without scheme and port: `tea.example/green?cup=2`. */
export type LocalPages = Readonly<Record<string, LocalPage>>

export type LocalRequest = {
  readonly host: string
  readonly path: string
  readonly headers: Readonly<IncomingMessage['headers']>
}

export type LocalWeb = {
  readonly port: number
  /** `http://tea.example:<port>/green` of `tea.example/green`. */
  readonly at: (place: string) => string
  /** The hosts of its pages with their port, as a reader's list of allowed hosts wants them. */
  readonly allowHosts: readonly string[]
  /** Every host is here, as far as it has pages; others do not resolve. */
  readonly lookup: (hostname: string) => Promise<readonly string[]>
  /** What was asked for, robots.txt left out; the latest last. */
  readonly requests: readonly LocalRequest[]
  readonly robotsRequests: readonly LocalRequest[]
  /** The most requests to one host that were open at one time. */
  readonly mostAtOnce: (host: string) => number
  readonly connections: () => number
  /** Changes pages, or adds some, of hosts that it has. */
  readonly put: (changed: LocalPages) => void
  readonly close: () => Promise<void>
}

/**
 * Many hosts on one loopback port; the header `Host` says which. A page that is not there is a 404, and so is robots.txt.
 * `pages` may need addresses of each other, which hold the port.
 */
export async function openLocalWeb(pages: LocalPages | ((at: LocalWeb['at']) => LocalPages) = {}): Promise<LocalWeb> {
  const requests: LocalRequest[] = []
  const robotsRequests: LocalRequest[] = []
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()
  let connections = 0

  const server = createServer((request, response) => {
    const host = nameOf(request.headers.host ?? '')
    const path = request.url ?? '/'
    const list = path === '/robots.txt' ? robotsRequests : requests
    list.push({ host, path, headers: request.headers })
    open.set(host, (open.get(host) ?? 0) + 1)
    most.set(host, Math.max(most.get(host) ?? 0, open.get(host) ?? 0))
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1))
    const page = all[`${host}${path}`] ?? { status: 404, body: 'no page' }
    if (page.delayMs === undefined) return answer(response, page, timers)
    timers.add(setTimeout(() => answer(response, page, timers), page.delayMs))
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  const at: LocalWeb['at'] = (place) => `http://${place.replace(/^[^/?#]+/, (host) => `${host}:${port}`)}`
  const all: Record<string, LocalPage> = { ...(typeof pages === 'function' ? pages(at) : pages) }
  const hosts = new Set(Object.keys(all).map((place) => new URL(`http://${place}`).hostname))

  return {
    port,
    at,
    allowHosts: [...hosts].map((host) => `${host}:${port}`),
    lookup: async (hostname) => (hosts.has(hostname) ? ['127.0.0.1'] : []),
    requests,
    robotsRequests,
    mostAtOnce: (host) => most.get(host) ?? 0,
    connections: () => connections,
    put: (changed) => void Object.assign(all, changed),
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearInterval(timer)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '')

function answer(response: ServerResponse, page: LocalPage, timers: Set<NodeJS.Timeout>): void {
  const { status = 200, headers = {}, body = '', manner } = page
  if (manner === 'silent') return
  const bytes = Buffer.from(body)
  if (manner === 'garbage') return void response.socket?.end(bytes)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
  if (manner === undefined) return void response.end(bytes)
  if (manner === 'endless') return void repeat(response, bytes)
  if (manner === 'drips') {
    let index = 0
    const drip = () => response.write(bytes.subarray(index % bytes.length, (index++ % bytes.length) + 1))
    const timer = setInterval(drip, 5)
    timers.add(timer)
    return void response.on('close', () => clearInterval(timer))
  }
  response.write(bytes.subarray(0, bytes.length / 2), () => manner === 'breaks' && response.destroy())
}

/** As fast as it is taken, and until the other side goes. */
function repeat(response: ServerResponse, bytes: Buffer): void {
  while (!response.destroyed && response.write(bytes));
  if (!response.destroyed) response.once('drain', () => repeat(response, bytes))
}
