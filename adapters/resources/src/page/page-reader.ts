import type { Clock, PageReader } from '@app/domain'
import { makeTurns } from '../turns.ts'
import { untilAborted } from '../until-aborted.ts'
import { follow } from './follow.ts'
import { type Connect, connect as connectTo } from './visit/request.ts'
import { makeRobots } from './visit/robots.ts'
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
