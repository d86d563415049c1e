import { after, DAY, HOUR } from '../shared/index.ts'
import type { SourceName } from './candidate.ts'
import type { PageReading } from './page-reading.ts'

/**
 * An address that learners are shown, once for all chapters that show it. `unchecked`: it has not been read yet; `live`: it was, and was
 * fit; `failing`: it was, and could not be read lately; `gone`: it failed on two days or more, or its very first answer said that there is
 * no such page, and it is shown to no one any more.
 */
export type Link = {
  readonly address: string
  readonly source: SourceName
  readonly state: 'unchecked' | 'live' | 'failing' | 'gone'
  /** When it was last found live. */
  readonly checkedAt: Date | null
  /** When it was last read, with whatever came of it. */
  readonly readAt: Date | null
  readonly nextCheckAt: Date
  /** Since when it has been failing; null of one that is not. */
  readonly failingSince: Date | null
  /** `PageReading.detail` of the last failure; null of one that is not failing. */
  readonly failure: string | null
}

/** How often a live link is read again, in milliseconds. */
export const RECHECK_EVERY = 7 * DAY
/** A link that fails is read again after that, and again, until it is live or gone. */
export const RETRY_FAILED_AFTER = 20 * HOUR
/** What fails again so long after it failed first fails on another day, and counts. */
export const GONE_AFTER = 20 * HOUR
/** What no one has seen there needs no second look. A wall or a silence may pass: only answers that say there is no such page count. */
const NOT_THERE: ReadonlySet<PageReading['kind']> = new Set(['gone', 'soft-gone', 'elsewhere', 'refused'])
/** The re-checks of links that were found together are spread over so long. */
const SPREAD = 24 * HOUR

/** `chance`, from 0 to 1, says where in the spread of its week the next check lies. */
export function afterReading(link: Link, reading: PageReading, now: Date, chance: number): Link {
  if (reading.kind === 'live') {
    const nextCheckAt = after(now, RECHECK_EVERY + (chance - 0.5) * SPREAD)
    return { ...link, state: 'live', checkedAt: now, readAt: now, nextCheckAt, failingSince: null, failure: null }
  }
  const failingSince = link.failingSince ?? now
  const hasFailedAgain = now.getTime() - failingSince.getTime() >= GONE_AFTER
  const wasNeverThere = link.checkedAt === null && NOT_THERE.has(reading.kind)
  return {
    ...link,
    state: hasFailedAgain || wasNeverThere ? 'gone' : link.state === 'unchecked' ? 'unchecked' : 'failing',
    readAt: now,
    nextCheckAt: after(now, hasFailedAgain ? RECHECK_EVERY : RETRY_FAILED_AFTER),
    failingSince,
    failure: reading.detail,
  }
}

/** After a live reading of a page that is no longer about some chapter that shows it: that has to be so on another day, too. */
export const afterDoubt = (link: Link, now: Date): Link => ({ ...link, nextCheckAt: after(now, RETRY_FAILED_AFTER) })

/** After a live reading of a page that has become one about something else, for all who show it. */
export const afterChange = (link: Link, now: Date): Link => ({
  ...link,
  state: 'gone',
  failingSince: now,
  failure: 'about something else',
})
