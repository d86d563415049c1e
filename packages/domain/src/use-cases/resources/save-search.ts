import type { Adapters, Job, Repositories } from '../../ports/index.ts'
import type { Candidate, SourceName } from '../../resources/candidate.ts'
import { type Ranked, reasonFor } from '../../resources/choose-resources.ts'
import { afterReading, type Link, RETRY_FAILED_AFTER } from '../../resources/link.ts'
import { newLink } from '../../resources/look-at-shown.ts'
import type { PageReading } from '../../resources/page-reading.ts'
import { awaitsSearch, isReportedSince, refuse } from '../../resources/request-search.ts'
import type { ReplacedBecause, Resource, ResourceList } from '../../resources/resource-list.ts'
import { siteOf, withOwnFacts } from '../../resources/site-of.ts'
import type { ChapterTopic } from '../../resources/topic-score.ts'
import { after, chanceOf, ResourceId } from '../../shared/index.ts'
import { ownLine } from '../../tutoring/model-text.ts'
import type { SearchedPages } from './search-for-pages.ts'

/** A resource that a chapter shows, as a search found it. */
export type Look = {
  readonly resource: Resource
  /** Before `reading`; null of a link that is not known. */
  readonly link: Link | null
  /** Null where it was not read. */
  readonly reading: PageReading | null
  readonly isKept: boolean
}

type Outcome = { readonly looks: readonly Look[]; readonly pages: SearchedPages; readonly topic: ChapterTopic }

type Deps = Pick<Adapters, 'unitOfWork' | 'clock' | 'ids' | 'markdown' | 'resourceSearch'>

/** Saves what a search came to, unless a newer one was asked for meanwhile. */
export const saveSearch = (
  deps: Deps,
  { planId, chapterId, run }: Extract<Job, { kind: 'find-resources' | 'check-resource' }>,
  outcome: Outcome,
): Promise<void> =>
  deps.unitOfWork.run(async (repositories) => {
    const { plans, resourceLists } = repositories
    await plans.lock(planId)
    const list = await resourceLists.find(chapterId)
    if (!awaitsSearch(list, run)) return
    const { looks, pages, topic } = outcome
    const expires = (source: SourceName): boolean =>
      deps.resourceSearch.sources.some(({ name, factsExpire }) => name === source && factsExpire)
    const read = pages.found.map((page) =>
      expires(page.candidate.source) ? { ...page, candidate: withOwnFacts(page.candidate, page.reading) } : page,
    )
    const found = [
      ...read.map((page) => ({ ...page, source: page.candidate.source })),
      ...pages.unread
        .filter(({ candidate }) => !expires(candidate.source))
        .map((page) => ({ ...page, source: page.candidate.source, reading: null })),
    ].map((page) => ({ ...page, resource: resourceOf(deps, topic, page) }))
    const shown = inPlaces(
      list,
      looks,
      found.map(({ resource }) => resource),
      pages.isAnswered,
      deps.clock.now(),
    )
    await saveLinks(deps, repositories, [
      ...looks.flatMap(({ resource: { address }, link, reading }) =>
        link && reading ? [{ address, reading, source: link.source }] : [],
      ),
      ...found.map(({ resource: { address }, reading, source }) => ({ address, reading, source })),
    ])
    const refused = looks.filter(({ isKept }) => !isKept).map(({ resource }) => resource.address)
    const isSettled = pages.isAnswered && !looks.some(isUnread)
    await resourceLists.save({
      ...list,
      status: isSettled ? 'settled' : 'unreachable',
      settledAt: isSettled ? deps.clock.now() : list.settledAt,
      resources: shown,
      refused: refuse(list.refused, refused),
    })
  })

/** A reading of what is kept was fit for the chapter, wherever it was the first. */
const isReadNow = ({ resource, reading }: Look): boolean => resource.isRead || reading?.kind === 'live'

/** Kept, though its page could not be read for this chapter yet: it is tried again later. */
const isUnread = (look: Look): boolean => look.isKept && !isReadNow(look)

/**
 * What is kept stays in its place, what is not is replaced, and what is left over stands at the end. Without an answer of any source what is
 * to be replaced stays, to be replaced later: one that is gone is not shown meanwhile.
 */
function inPlaces(
  { settledAt }: ResourceList,
  looks: readonly Look[],
  found: readonly Resource[],
  isAnswered: boolean,
  now: Date,
): readonly Resource[] {
  const waiting = [...found]
  const places = looks.flatMap((look) => {
    const { resource, link, isKept } = look
    if (isKept) return [{ ...resource, isRead: isReadNow(look) }]
    const next = waiting.shift()
    // one that no one has seen is no loss
    if (!next) return isAnswered || (resource.report === null && link?.checkedAt == null) ? [] : [resource]
    return [{ ...next, replaced: { title: resource.title, why: whyReplaced(look, settledAt), at: now } }]
  })
  return [...places, ...waiting]
}

function whyReplaced({ resource }: Look, settledAt: Date | null): ReplacedBecause {
  if (isReportedSince(resource, settledAt)) return 'reported'
  return resource.offTopic?.isCertain ? 'changed' : 'gone'
}

const MAX_TITLE = 200

function resourceOf(
  { ids, markdown }: Pick<Deps, 'ids' | 'markdown'>,
  topic: ChapterTopic,
  { candidate, reason, reading }: Ranked & { readonly reading: Extract<PageReading, { kind: 'live' }> | null },
): Resource {
  const { resourceType, minutes, isFree } = candidate
  const address = addressOf(candidate, reading)
  return {
    id: ResourceId(ids.newId()),
    address,
    title: ownLine(candidate.title, MAX_TITLE, markdown) || siteOf(address),
    resourceType,
    justification: reason || reasonFor(topic, candidate),
    site: siteOf(address),
    language: reading?.language ?? candidate.language,
    minutes: minutes === null ? null : Math.max(1, Math.round(minutes)),
    isFree,
    isRead: reading !== null,
    replaced: null,
    report: null,
    reportsBefore: [],
    offTopic: null,
  }
}

/** Of a candidate: a redirect may lead to a longer one, which is not stored. */
const MAX_ADDRESS = 2_000

const addressOf = ({ address }: Candidate, reading: { readonly address: string } | null): string =>
  reading !== null && reading.address.length <= MAX_ADDRESS ? reading.address : address

type ReadAddress = Pick<Candidate, 'address' | 'source'> & { readonly reading: PageReading | null }

/** As links are now: another chapter may show them, and have them read. */
async function saveLinks(
  { clock }: Pick<Adapters, 'clock'>,
  { links }: Repositories,
  read: readonly ReadAddress[],
): Promise<void> {
  const now = clock.now()
  const known = await links.find(read.map(({ address }) => address))
  for (const { address, source, reading } of read.toSorted((one, other) => (one.address < other.address ? -1 : 1))) {
    const before = known.find((link) => link.address === address)
    const link = before ?? newLink({ address, source }, after(now, RETRY_FAILED_AFTER))
    if (reading) await links.save(afterReading(link, reading, now, chanceOf(address)))
    else if (!before) await links.save(link)
  }
}
