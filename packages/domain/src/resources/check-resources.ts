import { searchIn } from '../chapters/resource-sites.ts'
import { distinctFaults, type Fault } from '../tutoring/fault.ts'
import { fitsChapter } from './fits-elsewhere.ts'
import type { PageReading } from './page-reading.ts'
import { MIN_RESOURCES, type Resource } from './resource-list.ts'
import { siteOf } from './site-of.ts'
import type { ChapterTopic } from './topic-score.ts'

const TOO_FEW: Fault = { code: 'too-few-resources', words: `Name at least ${MIN_RESOURCES} pages.` }
const ONE_SITE: Fault = { code: 'one-site', words: 'Name pages of at least two sites.' }
const SAME_PAGE: Fault = { code: 'same-page', words: 'Name each page once.' }
const DEAD: Fault = { code: 'dead-link', words: 'Name pages that can be opened.' }
const NOT_FREE: Fault = { code: 'not-free', words: 'Name pages that are free, or say that they are not.' }
const OFF_TOPIC: Fault = { code: 'resource-off-topic', words: 'Name pages about this very chapter.' }
const IS_SEARCH: Fault = { code: 'search-as-page', words: 'Name pages, not searches.' }

/** A resource with what reading its address showed; null where that was not possible. */
export type ReadResource = Pick<Resource, 'address' | 'isFree'> & { readonly reading: PageReading | null }

/** Why a learner should not be shown a page; `others`: the other chapters of its plan. None: it is fit, as far as it could be read. */
export function checkResource(
  topic: ChapterTopic,
  { address, isFree, reading }: ReadResource,
  others: readonly ChapterTopic[] = [],
): readonly Fault[] {
  if (searchIn(address)) return [IS_SEARCH]
  if (reading === null) return []
  if (reading.kind === 'wall') return isFree === false ? [] : [NOT_FREE]
  if (reading.kind !== 'live') return [DEAD]
  return fitsChapter(topic, others, reading) ? [] : [OFF_TOPIC]
}

/** The same of all resources of a chapter, and what is wrong with them together. */
export function checkResources(topic: ChapterTopic, resources: readonly ReadResource[]): readonly Fault[] {
  const pages = new Set(resources.map(({ address }) => pageOf(address)))
  const sites = new Set(resources.map(({ address }) => siteOf(address)))
  return distinctFaults([
    ...(resources.length < MIN_RESOURCES ? [TOO_FEW] : []),
    ...(resources.length > 1 && sites.size < 2 ? [ONE_SITE] : []),
    ...(pages.size < resources.length ? [SAME_PAGE] : []),
    ...resources.flatMap((resource) => checkResource(topic, resource)),
  ])
}

/** Two addresses of one page have one: neither the scheme, nor `www.`, nor a slash at the end, nor a fragment tells them apart. */
export const pageOf = (address: string): string => {
  const [page = ''] = address.replace(/^https?:\/\/(?:www\.)?/i, '').split('#', 1)
  return page.replace(/\/$/, '')
}
