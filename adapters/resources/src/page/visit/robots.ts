import { type Clock, DAY, err, ok, type Result } from '@app/domain'
import { type NotLive, parseAddress } from './address.ts'
import { isAllowedBy, type RobotsRule, readRobots } from './robots-rules.ts'
import type { Budget, Visit } from './visitor.ts'

const MAX_BYTES = 128 * 1_024
const MAX_REDIRECTS = 3
/** All rules that are remembered, in characters. */
const MAX_REMEMBERED = 4_000_000

/** What an origin or a rule takes beside its text. */
const RULE_LENGTH = 50

type Remembered = { readonly rules: readonly RobotsRule[]; readonly length: number; readonly at: number }

/** Whether a site's robots.txt lets this reader read an address. */
export type Robots = (url: URL, budget: Budget) => Promise<Result<null, NotLive>>

type Options = { readonly visit: Visit; readonly clock: Clock; readonly allowHosts: ReadonlySet<string> }

/**
 * Reads each robots.txt once a day. None (any 4xx but 429) allows everything; one that cannot be read forbids everything for now, as RFC 9309
 * asks, and is asked for again with the next reading.
 */
export function makeRobots({ visit, clock, allowHosts }: Options): Robots {
  const known = new Map<string, Remembered>()
  const asking = new Map<string, Promise<unknown>>()

  const remember = (origin: string, rules: readonly RobotsRule[]) => {
    const length = rules.reduce((sum, { pattern }) => sum + RULE_LENGTH + pattern.length, RULE_LENGTH + origin.length)
    known.delete(origin)
    known.set(origin, { rules, length, at: clock.now().getTime() })
    let all = [...known.values()].reduce((sum, one) => sum + one.length, 0)
    for (const [oldest, one] of known) {
      if (all <= MAX_REMEMBERED) break
      known.delete(oldest)
      all -= one.length
    }
  }

  const fetchRules = async (origin: string, budget: Budget): Promise<Result<readonly RobotsRule[], NotLive>> => {
    let url = new URL('/robots.txt', origin)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await visit(url, MAX_BYTES, budget)
      // of the host itself this says as much as its page would
      if (!answer.ok) return hop === 0 ? answer : unreachable(answer.error)
      const { status, location, bytes } = answer.value
      if (status === 429 || status >= 500 || status < 200) return unreachable({ detail: `HTTP ${status}` })
      if (status < 300) return ok(readRobots(new TextDecoder().decode(bytes)))
      if (status >= 400 || location === '') return ok([])
      const next = parseAddress(location, url, allowHosts)
      if (!next.ok) return unreachable(next.error)
      url = next.value
    }
    return ok([])
  }

  const rulesOf = async (origin: string, budget: Budget): Promise<Result<readonly RobotsRule[], NotLive>> => {
    // readings of one site share one request; when it failed, the next one asks again
    while (asking.has(origin)) await asking.get(origin)
    const found = known.get(origin)
    if (found && clock.now().getTime() - found.at < DAY) return ok(found.rules)
    const fetching = fetchRules(origin, budget)
    asking.set(origin, fetching)
    try {
      const rules = await fetching
      if (rules.ok) remember(origin, rules.value)
      return rules
    } finally {
      if (asking.get(origin) === fetching) asking.delete(origin)
    }
  }

  return async (url, budget) => {
    const rules = await rulesOf(url.origin, budget)
    if (!rules.ok) return rules
    return isAllowedBy(rules.value, url) ? ok(null) : err({ kind: 'refused', detail: 'robots.txt' })
  }
}

/** Also where its address is refused: it is the site's robots.txt that leads there. */
const unreachable = ({ detail }: Pick<NotLive, 'detail'>) =>
  err({ kind: 'unreachable', detail: `robots.txt: ${detail}` } satisfies NotLive)
