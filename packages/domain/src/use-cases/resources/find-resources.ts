import type { Adapters, Job, JobOutcome } from '../../ports/index.ts'
import type { Link } from '../../resources/link.ts'
import { isToBeRead, keepsPlace } from '../../resources/look-at-shown.ts'
import type { PageReading } from '../../resources/page-reading.ts'
import { awaitsSearch, pendingReports } from '../../resources/request-search.ts'
import { MIN_RESOURCES, type Resource, type ResourceList } from '../../resources/resource-list.ts'
import { MINUTE, ok } from '../../shared/index.ts'
import { sideBySide } from '../learning/side-by-side.ts'
import type { GenerationDeps } from '../tutoring/generate-with-retries.ts'
import { type SearchedChapter, searchedChapter } from './chapter-topic.ts'
import { type BoundedReader, makeBoundedReader, READS_AT_ONCE } from './find-pages.ts'
import { type Look, saveSearch } from './save-search.ts'
import { NOTHING_FOUND, type SearchDeps, searchForPages } from './search-for-pages.ts'

type SearchJob = Extract<Job, { kind: 'find-resources' | 'check-resource' }>

/** So long the search waits for room among the calls of a model; then it goes on without one. */
const MAX_WAIT = 2 * MINUTE

/**
 * Finds the resources of a chapter: what it shows and what is still good stays in its place, what is gone or reported is replaced, and where
 * too few are left, more come. Nothing fails because of it: it ends `settled` with what was found, or `unreachable`.
 */
export const makeFindResources = (
  deps: GenerationDeps & SearchDeps & Pick<Adapters, 'unitOfWork' | 'pageReader' | 'ids'>,
) => {
  const begin = ({ planId, chapterId, run }: SearchJob): Promise<Begun | null> =>
    deps.unitOfWork.run(async ({ plans, chapters, resourceLists, links }) => {
      const list = await resourceLists.find(chapterId)
      const chapter = await chapters.find(chapterId)
      const plan = await plans.find(planId)
      if (!awaitsSearch(list, run) || chapter?.kind !== 'open' || !plan) return null
      const known = await links.find(list.resources.map(({ address }) => address))
      return { list, known, searched: searchedChapter(chapter, plan, await chapters.ofPlan(planId)) }
    })

  const abandon = async ({ planId, chapterId, run }: SearchJob): Promise<void> => {
    await deps.unitOfWork.run(async ({ plans, resourceLists }) => {
      await plans.lock(planId)
      const list = await resourceLists.find(chapterId)
      if (awaitsSearch(list, run)) await resourceLists.save({ ...list, status: 'unreachable' })
    })
  }

  const run = async (job: SearchJob): Promise<JobOutcome> => {
    // it was asked for before the search was turned off
    if (deps.resourceSearch.sources.length === 0) {
      await abandon(job)
      return 'done'
    }
    const begun = await begin(job)
    if (!begun) return 'done'
    const reader = makeBoundedReader(deps)
    const looks = await lookAtShown(deps, reader, begun)
    const kept = looks.filter(({ isKept }) => isKept)
    const { list, searched } = begun
    // of a chapter that has none yet, those who choose say how many
    const missing = list.resources.length === 0 ? null : Math.max(looks.length, MIN_RESOURCES) - kept.length
    let pages = NOTHING_FOUND
    if (missing !== 0) {
      const mayWait = deps.clock.now().getTime() - list.askedAt.getTime() < MAX_WAIT
      const searching = {
        ...searched,
        mayWait,
        isRepeat: list.run > 1 && pendingReports(list).length === 0,
        missing,
        list,
        kept: kept.map(({ resource }) => resource),
      }
      const searchedFor = await searchForPages(deps, reader, searching)
      if (!searchedFor.ok) return searchedFor.error.kind
      pages = searchedFor.value
    }
    await saveSearch(deps, job, { looks, pages, topic: searched.topic })
    return 'done'
  }

  return { run, abandon }
}

type Begun = {
  readonly list: ResourceList
  readonly known: readonly Link[]
  readonly searched: SearchedChapter
}

async function lookAtShown(
  { clock }: Pick<Adapters, 'clock'>,
  reader: BoundedReader,
  { list, known, searched: { topic, others } }: Begun,
): Promise<readonly Look[]> {
  const now = clock.now()
  const reported = new Set(pendingReports(list).map(({ id }) => id))
  const linkOf = ({ address }: Resource): Link | null => known.find((link) => link.address === address) ?? null
  const readings = new Map<string, PageReading | null>()
  const toRead = list.resources.filter(
    (resource) => reported.has(resource.id) || isToBeRead(resource, linkOf(resource), list, now),
  )
  // those that a learner waits for come first
  const inOrder = toRead.toSorted((one, other) => Number(reported.has(other.id)) - Number(reported.has(one.id)))
  const reading = (resource: Resource) => async () => {
    readings.set(resource.id, await reader.read(resource.address))
    return ok(undefined)
  }
  await sideBySide<never>(READS_AT_ONCE, inOrder.map(reading))
  return list.resources.map((resource) => {
    const look = { link: linkOf(resource), reading: readings.get(resource.id) ?? null }
    const isReported = reported.has(resource.id)
    return { resource, ...look, isKept: keepsPlace(resource, { ...look, topic, others, list, isReported, now }) }
  })
}
