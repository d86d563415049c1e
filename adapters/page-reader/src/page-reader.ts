import type { Clock, PageReader, PageReading } from '@app/domain'
import { follow } from './follow.ts'
import { READING_TIMES, type ReadingTimes } from './limits.ts'
import { type Connect, connect as connectTo } from './visit/connect.ts'
import { makeHostTurns } from './visit/host-turns.ts'
import { type Lookup, systemLookup } from './visit/resolve.ts'
import { makeRobots } from './visit/robots.ts'
import { makeVisit } from './visit/visitor.ts'

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
  readonly times?: Partial<ReadingTimes>
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
  const visit = makeVisit({ userAgent, allowHosts, lookup, connect, visitMs, turns: makeHostTurns({ gapMs }) })
  const robots = makeRobots({ visit, clock, allowHosts })

  return {
    read: async (address, signal = new AbortController().signal) => {
      const budget = { remainingMs: totalMs, signal }
      // no page may end a worker: what a page could break here is a fault of ours, and one reading
      const reading = follow(address, budget, { visit, robots, allowHosts }).catch(() => FAULT)
      return orCancelled(reading, signal)
    },
  }
}

const FAULT: PageReading = { kind: 'unreachable', detail: 'fault of the reader' }
const CANCELLED: PageReading = { kind: 'unreachable', detail: 'cancelled' }

/** Waiting for a turn may take long: a caller that cancels is answered at once, and the turn passes by unused. */
async function orCancelled(reading: Promise<PageReading>, signal: AbortSignal): Promise<PageReading> {
  if (signal.aborted) return CANCELLED
  const { promise, resolve } = Promise.withResolvers<PageReading>()
  const cancel = () => resolve(CANCELLED)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await Promise.race([reading, promise])
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
