import { type Candidate, clip } from '@app/domain'
import { hostAndPort, parseAddress } from './page/visit/address.ts'
import { plainText } from './plain-text.ts'

/** What was read from one item of a source's answer: its texts are plain already, or plain texts of the source. */
export type Item = Pick<Candidate, 'resourceType'> &
  Partial<Pick<Candidate, 'language' | 'isFree' | 'minutes'>> & {
    readonly address: unknown
    readonly title: unknown
    readonly excerpt?: unknown
  }

const MAX_TITLE_LENGTH = 300
const MAX_EXCERPT_LENGTH = 600
/** A course of half a year; what is longer is a mistake. */
const MAX_MINUTES = 10_000

/** Null where it has no title or no address that a learner could be sent to. */
export function candidateOf(source: string, item: Item, allowHosts: ReadonlySet<string>): Candidate | null {
  const address = resourceAddress(item.address, allowHosts)
  const title = clip(plainText(item.title), MAX_TITLE_LENGTH)
  if (address === null || title === '') return null
  const { resourceType, language = null, isFree = null, minutes } = item
  const excerpt = clip(plainText(item.excerpt), MAX_EXCERPT_LENGTH)
  return { source, address, title, excerpt, resourceType, language, isFree, minutes: minutesOf(minutes) }
}

const minutesOf = (minutes: number | null | undefined): number | null =>
  minutes && minutes > 0 && minutes <= MAX_MINUTES ? Math.ceil(minutes) : null

/** An address that a source gave, as far as it may be visited; null also with a port that no public page of its protocol has. */
export function resourceAddress(text: unknown, allowHosts: ReadonlySet<string>): string | null {
  const parsed = typeof text === 'string' ? parseAddress(text, null, allowHosts) : null
  if (!parsed?.ok) return null
  const url = parsed.value
  return url.port === '' || allowHosts.has(hostAndPort(url)) ? url.href : null
}
