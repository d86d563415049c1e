import { lookup } from 'node:dns/promises'
import { isIP, isIPv4 } from 'node:net'
import { err, ok, type Result } from '@app/domain'
import type { Turns } from '../../turns.ts'
import { untilAborted } from '../../until-aborted.ts'
import { hostAndPort, hostOf, type NotLive } from './address.ts'
import { isRefusedIp } from './refused-ranges.ts'
import { type Answer, type Connect, request } from './request.ts'

/** What is left of the time for one reading, over all its requests; waiting for a turn does not count. */
export type Budget = { remainingMs: number; readonly signal: AbortSignal }

export type Visit = (url: URL, maxBytes: number, budget: Budget) => Promise<Result<Answer, NotLive>>

/** All IP addresses of a name. Rejects when there are none or no name server answers. */
export type Lookup = (hostname: string) => Promise<readonly string[]>

type Options = {
  readonly userAgent: string
  readonly allowHosts: ReadonlySet<string>
  readonly lookup: Lookup
  readonly connect: Connect
}

export const systemLookup: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Asks once at an address whose text was checked: resolves its name, checks every IP address, and connects to one of exactly these.
 * `visitMs` is for one request, name and body included.
 */
export const makeVisit =
  ({ turns, visitMs, ...options }: Options & { readonly turns: Turns; readonly visitMs: number }): Visit =>
  async (url, maxBytes, budget) => {
    const asked = await turns(
      hostOf(url),
      async () => {
        if (budget.remainingMs <= 0) return unreachable('timed out')
        const begin = performance.now()
        const timeout = AbortSignal.timeout(Math.ceil(Math.min(visitMs, budget.remainingMs)))
        try {
          return await ask(url, maxBytes, AbortSignal.any([timeout, budget.signal]), options)
        } finally {
          budget.remainingMs -= performance.now() - begin
        }
      },
      budget.signal,
    )
    return asked ?? unreachable('cancelled')
  }

async function ask(
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
  options: Options,
): Promise<Result<Answer, NotLive>> {
  // the system's look-up cannot be cancelled; it may end by itself, unheard
  const resolved = await untilAborted(resolveHost(url, options), signal)
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

/**
 * The IP addresses of which one may be connected to: at most one of each family, IPv4 first, as not every server has a way to IPv6.
 * One refused address among them refuses the name: an honest site has none.
 */
async function resolveHost(url: URL, { lookup, allowHosts }: Options): Promise<Result<readonly string[], NotLive>> {
  const host = hostOf(url)
  const found = isIP(host) === 0 ? await lookup(host).catch(() => []) : [host]
  if (found.length === 0) return unreachable('name not resolved')
  if (!allowHosts.has(hostAndPort(url)) && found.some(isRefusedIp)) {
    return err({ kind: 'refused', detail: 'private address' })
  }
  const first = [found.find(isIPv4), found.find((address) => !isIPv4(address))]
  return ok(first.filter((address) => address !== undefined))
}
