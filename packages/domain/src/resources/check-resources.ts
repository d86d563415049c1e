import { searchIn } from '../chapters/resource-sites.ts'
import type { PageReading } from './page-reading.ts'
import type { Resource } from './resource-list.ts'
import { type ChapterTopic, isOnTopic, type PageWords, topicScore } from './topic-score.ts'

/** A resource with what reading its address showed; null where that was not possible. */
export type ReadResource = Pick<Resource, 'address' | 'isFree'> & { readonly reading: PageReading | null }

/** Whether a learner may be shown a page, as far as it could be read; `others`: the other chapters of its plan. */
export function isFitPage(
  topic: ChapterTopic,
  { address, isFree, reading }: ReadResource,
  others: readonly ChapterTopic[] = [],
): boolean {
  if (searchIn(address)) return false
  if (reading === null) return true
  if (reading.kind === 'wall') return isFree === false
  return reading.kind === 'live' && fitsChapter(topic, others, reading)
}

/** A page that is so much more about another chapter of the plan belongs there. */
const HERE = 0.8

/** Whether a page is much more about another chapter of the same plan: neighbours share most of their words. */
export function fitsElsewhere(topic: ChapterTopic, others: readonly ChapterTopic[], page: PageWords): boolean {
  const score = topicScore(topic, page)
  return others.some((other) => score < HERE * topicScore(other, page))
}

/** Whether a page that was read belongs to a chapter: it is on topic, and not much more so for another chapter of the plan. */
export const fitsChapter = (topic: ChapterTopic, others: readonly ChapterTopic[], page: PageWords): boolean =>
  isOnTopic(topic, page) && !fitsElsewhere(topic, others, page)

/** Two addresses of one page have one: neither the scheme, nor `www.`, nor a slash at the end, nor a fragment tells them apart. */
export const pageOf = (address: string): string => {
  const [page = ''] = address.replace(/^https?:\/\/(?:www\.)?/i, '').split('#', 1)
  return page.replace(/\/$/, '')
}
