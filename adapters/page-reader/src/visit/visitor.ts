import { err, type Result } from '@app/domain'
import { hostOf, type NotLive } from './address.ts'
import type { Connect } from './connect.ts'
import type { HostTurns } from './host-turns.ts'
import { type Answer, request } from './request.ts'
import { type Lookup, resolveHost } from './resolve.ts'

/** What is left of the time for one reading, over all its requests; waiting for a turn does not count. */
export type Budget = { remainingMs: number; readonly signal: AbortSignal }

export type Visit = (url: URL, maxBytes: number, budget: Budget) => Promise<Result<Answer, NotLive>>

type Options = {
  readonly userAgent: string
  readonly allowHosts: ReadonlySet<string>
  readonly lookup: Lookup
  readonly connect: Connect
  readonly turns: HostTurns
  /** For one request, name and body included, in milliseconds. */
  readonly visitMs: number
}

/** Asks once at an address whose text was checked: resolves its name, checks every IP address, and connects to one of exactly these. */
export const makeVisit =
  ({ turns, visitMs, ...options }: Options): Visit =>
  (url, maxBytes, budget) =>
    turns(hostOf(url), async () => {
      if (budget.signal.aborted) return unreachable('cancelled')
      if (budget.remainingMs <= 0) return unreachable('timed out')
      const begin = performance.now()
      const timeout = AbortSignal.timeout(Math.ceil(Math.min(visitMs, budget.remainingMs)))
      try {
        return await ask(url, maxBytes, AbortSignal.any([timeout, budget.signal]), options)
      } finally {
        budget.remainingMs -= performance.now() - begin
      }
    })

async function ask(
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
  options: Omit<Options, 'turns' | 'visitMs'>,
): Promise<Result<Answer, NotLive>> {
  const resolved = await orAborted(resolveHost(url, options), signal)
  if (resolved === null) return unreachable(signal.reason?.name === 'TimeoutError' ? 'timed out' : 'cancelled')
  if (!resolved.ok) return resolved
  let answer: Result<Answer, NotLive> = unreachable('no connection')
  for (const ip of resolved.value) {
    answer = await request(url, { ...options, ip, maxBytes, signal })
    if (answer.ok || answer.error.detail !== 'no connection') break
  }
  return answer
}

const unreachable = (detail: string) => err({ kind: 'unreachable', detail } satisfies NotLive)

/** The system's look-up cannot be cancelled; it may end by itself, unheard. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null
  const { promise, resolve } = Promise.withResolvers<null>()
  const abort = () => resolve(null)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
