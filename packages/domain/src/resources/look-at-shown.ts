import { isFitPage } from './check-resources.ts'
import { afterReading, type Link, RECHECK_EVERY } from './link.ts'
import type { PageReading } from './page-reading.ts'
import type { Resource, ResourceList } from './resource-list.ts'
import type { ChapterTopic } from './topic-score.ts'

/** A link that was never read. */
export const newLink = ({ address, source }: Pick<Link, 'address' | 'source'>, nextCheckAt: Date): Link => ({
  address,
  source,
  state: 'unchecked',
  checkedAt: null,
  readAt: null,
  nextCheckAt,
  failingSince: null,
  failure: null,
})

/** Whether a search reads a resource that a chapter shows: not one that is replaced anyway, nor one that was read for it, and lately, and is well. */
export function isToBeRead(resource: Resource, link: Link | null, list: ResourceList, now: Date): boolean {
  if (list.refused.includes(resource.address) || link?.state === 'gone') return false
  const isFresh = link?.state === 'live' && link.readAt && now.getTime() - link.readAt.getTime() < RECHECK_EVERY
  return !resource.isRead || !isFresh
}

type Look = {
  readonly topic: ChapterTopic
  /** The other chapters of its plan. */
  readonly others?: readonly ChapterTopic[]
  readonly list: ResourceList
  /** Before `reading`; null of a link that is not known. */
  readonly link: Link | null
  /** Null where it was not read. */
  readonly reading: PageReading | null
  /** Whether its learner has reported it since the last search. */
  readonly isReported: boolean
  readonly now: Date
}

/**
 * Whether a resource keeps its place. One that was reported does if its learner called it dead or not free, and it is open, free and on topic;
 * any other does until its link is gone, or the first reading for its chapter shows that it is no good.
 */
export function keepsPlace(resource: Resource, { topic, others, list, link, reading, isReported, now }: Look): boolean {
  const { report } = resource
  if (list.refused.includes(resource.address) || link?.state === 'gone') return false
  if (isReported && report) {
    const isDoubtful = report.reason === 'dead' || report.reason === 'paywall'
    const isWell = reading?.kind === 'live' && resource.isFree !== false
    return isDoubtful && isWell && isFitPage(topic, { ...resource, reading }, others)
  }
  if (reading === null) return true
  const isNew = !resource.isRead || link === null || link.checkedAt === null
  if (isNew) return reading.kind === 'unreachable' || isFitPage(topic, { ...resource, reading }, others)
  return afterReading(link, reading, now, 0).state !== 'gone'
}
