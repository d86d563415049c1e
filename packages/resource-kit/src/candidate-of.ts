import { type Candidate, clip } from '@app/domain'
import { plainText } from './plain-text.ts'
import { resourceAddress } from './resource-address.ts'

/** What an adapter read from one item: its texts are plain already, or plain texts of the source. */
export type Found = Pick<Candidate, 'source' | 'resourceType'> &
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
export function candidateOf(found: Found, allowHosts: readonly string[] = []): Candidate | null {
  const address = resourceAddress(found.address, allowHosts)
  const title = clip(plainText(found.title), MAX_TITLE_LENGTH)
  if (address === null || title === '') return null
  return {
    source: found.source,
    address,
    title,
    excerpt: clip(plainText(found.excerpt), MAX_EXCERPT_LENGTH),
    resourceType: found.resourceType,
    language: found.language ?? null,
    isFree: found.isFree ?? null,
    minutes: minutesOf(found.minutes),
  }
}

const minutesOf = (minutes: number | null | undefined): number | null =>
  minutes && minutes > 0 && minutes <= MAX_MINUTES ? Math.ceil(minutes) : null
