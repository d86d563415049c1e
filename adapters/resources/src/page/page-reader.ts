import type { Clock, PageReader } from '@app/domain'
import { err, ok, type PageReading, type Result } from '@app/domain'
import { makeTurns } from '../turns.ts'
import { untilAborted } from '../until-aborted.ts'
import { decode, describeMediaType, mediaTypeOf } from './html/decode.ts'
import { readHtml } from './html/read-html.ts'
import { isRedirect, shownText, verdictOfPage, verdictOfStatus } from './verdict/page-verdict.ts'
import { verdictOfRedirect } from './verdict/redirected.ts'
import { type NotLive, parseAddress } from './visit/address.ts'
import type { Answer } from './visit/request.ts'
import { type Connect, connect as connectTo } from './visit/request.ts'
import type { Robots } from './visit/robots.ts'
import { makeRobots } from './visit/robots.ts'
import type { Budget, Visit } from './visit/visitor.ts'
import { type Lookup, makeVisit, systemLookup } from './visit/visitor.ts'

export type PageReaderOptions = {
  /** Sent with each request: the product, its version, and whom to write to. Robots.txt knows the reader as `Waymark`, whatever this says. */
  readonly userAgent: string
  /**
   * Hosts with their port (`localhost:8080`, `::1:80`) that may be visited although their port or IP address is refused, be it by their
   * address or by a redirect from any other: for tests alone. The configuration refuses them in production.
   */
  readonly allowHosts?: readonly string[]
  /** The system's, unless a test has its own. */
  readonly lookup?: Lookup
  /** Opens a socket to an IP address that was checked. Tests note which, and lead them to their server. */
  readonly connect?: Connect
  /** For how long a robots.txt counts. */
  readonly clock?: Clock
  readonly times?: Partial<typeof READING_TIMES>
}

/** In milliseconds; tests shorten them. */
const READING_TIMES = {
  /** For one request: the name, the connection and the whole answer. */
  visitMs: 5_000,
  /** For all requests of one reading; waiting for its turn at a host not counted. */
  totalMs: 10_000,
  /** Between two requests to one host. */
  gapMs: 1_000,
}
const SYSTEM_CLOCK: Clock = { now: () => new Date() }

/**
 * Reads pages of the public web: http and https, on ports 80 and 443, at IP addresses outside private networks, one request to a host at a time.
 * It runs no script, keeps no cookie and sends no referrer. Turns and the answers of robots.txt are kept in memory, for each process its own.
 */
export function makePageReader(options: PageReaderOptions): PageReader {
  const { userAgent, lookup = systemLookup, connect = connectTo, clock = SYSTEM_CLOCK } = options
  const { visitMs, totalMs, gapMs } = { ...READING_TIMES, ...options.times }
  const allowHosts = new Set(options.allowHosts)
  const visit = makeVisit({ userAgent, allowHosts, lookup, connect, visitMs, turns: makeTurns({ gapMs }) })
  const robots = makeRobots({ visit, clock, allowHosts })

  return {
    read: async (address, signal = new AbortController().signal) => {
      const budget = { remainingMs: totalMs, signal }
      // no page may end a worker: what a page could break here is a fault of ours, and one reading
      const reading = follow(address, budget, { visit, robots, allowHosts }).catch(() =>
        unreachable('fault of the reader'),
      )
      // waiting for a turn may take long: a caller that cancels is answered at once, and the turn passes by unused
      return (await untilAborted(reading, signal)) ?? unreachable('cancelled')
    },
  }
}

const unreachable = (detail: string) => ({ kind: 'unreachable', detail }) as const

/** Of a page, after inflating. A longer one is judged by its beginning. */
const MAX_PAGE_BYTES = 256 * 1_024
/** Of HTTP and of `meta`, together. */
const MAX_REDIRECTS = 3
/** A page that moves on after so many seconds is a redirect; one that does later is read first. */
const MAX_REFRESH_SECONDS = 5

type Ways = { readonly visit: Visit; readonly robots: Robots; readonly allowHosts: ReadonlySet<string> }
type PageContent = Omit<Extract<PageReading, { readonly kind: 'live' }>, 'kind' | 'address'>

/** Reads an address, and what it redirects to. Each address on the way is checked, and asked for only as its robots.txt allows. */
async function follow(address: string, budget: Budget, ways: Ways): Promise<PageReading> {
  const { visit, robots, allowHosts } = ways
  const first = parseAddress(address, null, allowHosts)
  if (!first.ok) return first.error
  let url = first.value
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const isAllowed = await robots(url, budget)
    if (!isAllowed.ok) return isAllowed.error
    const answer = await visit(url, MAX_PAGE_BYTES, budget)
    if (!answer.ok) return answer.error
    const judged = judgeAnswer(answer.value)
    if (typeof judged !== 'string') {
      const verdict = verdictOfRedirect(first.value, url)
      if (verdict) return verdict
      return judged.ok ? { kind: 'live', address: url.href, ...judged.value } : judged.error
    }
    const next = parseAddress(judged, url, allowHosts)
    if (!next.ok) return next.error
    url = next.value
    // what stands before a page need not be read itself, and often cannot be
    const verdict = verdictOfRedirect(first.value, url)
    if (verdict?.kind === 'wall') return verdict
  }
  return { kind: 'unreachable', detail: `more than ${MAX_REDIRECTS} redirects` }
}

/** The address that an answer redirects to, or what is to be said of the page itself; the way that led there is judged elsewhere. */
function judgeAnswer({ status, location, contentType, bytes }: Answer): string | Result<PageContent, NotLive> {
  if (isRedirect(status) && location !== '') return location
  const byStatus = verdictOfStatus(status)
  if (byStatus) return err(byStatus)
  const type = mediaTypeOf(contentType, bytes)
  if (type === 'pdf') return ok({ title: '', text: '', language: null })
  // an empty answer is an empty page, of whatever type it would be
  if (type === null && bytes.length === 0) return err({ kind: 'soft-gone', detail: 'empty page' })
  if (type === null) return err({ kind: 'refused', detail: `not HTML or PDF (${describeMediaType(contentType)})` })
  const page = readHtml(decode(bytes, contentType))
  const { refresh, title, language } = page
  if (refresh && refresh.seconds <= MAX_REFRESH_SECONDS) return refresh.address
  const verdict = verdictOfPage(page)
  return verdict ? err(verdict) : ok({ title, text: shownText(page), language })
}
