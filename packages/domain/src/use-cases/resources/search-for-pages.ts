import type { Adapters } from '../../ports/adapters.ts'
import type { SearchQuery } from '../../ports/resource-search.ts'
import type { Candidate } from '../../resources/candidate.ts'
import { likelyCandidates, type Ranked } from '../../resources/choose-resources.ts'
import { MAX_RESOURCES, MIN_RESOURCES, type Resource, type ResourceList } from '../../resources/resource-list.ts'
import { subjectField } from '../../resources/subject-field.ts'
import type { ChapterTopic } from '../../resources/topic-score.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { GenerationDeps, NoRoomYet } from '../tutoring/generate-with-retries.ts'
import { type Asked, askForPicks, askForSearchWords } from './ask-for-resources.ts'
import type { BoundedReader } from './bounded-reader.ts'
import { type FoundPage, findPages } from './find-pages.ts'

export type SearchDeps = GenerationDeps & Pick<Adapters, 'unitOfWork' | 'resourceSearch'>

export type SearchedPages = {
  readonly found: readonly FoundPage[]
  /** Where no page at all could be read: those that would be shown. */
  readonly unread: readonly Ranked[]
  /** False: no source answered, or no page of what they named. */
  readonly isAnswered: boolean
}

export const NOTHING_FOUND: SearchedPages = { found: [], unread: [], isAnswered: true }

type Searching = Asked & {
  readonly list: ResourceList
  readonly kept: readonly Resource[]
  /** How many pages are wanted; null: as many as are chosen. */
  readonly missing: number | null
}

/** Searches all sources for pages about a chapter, has them chosen, and reads them. */
export async function searchForPages(
  deps: SearchDeps,
  reader: BoundedReader,
  { list, kept, missing, ...chapter }: Searching,
): Promise<Result<SearchedPages, NoRoomYet>> {
  const queries = await askForSearchWords(deps, chapter)
  if (!queries.ok) return queries
  // nothing may be asked for: that is no failure of the sources, which would be asked again
  if (queries.value.length === 0) return ok(NOTHING_FOUND)
  const { candidates, isAnswered } = await searchAll(deps, queries.value, chapter.topic)
  const without = [
    ...list.refused,
    ...list.resources.map(({ address }) => address),
    ...(await goneOf(deps, candidates)),
  ]
  const likely = likelyCandidates(candidates, { ...chapter, without })
  if (likely.length === 0) return ok({ ...NOTHING_FOUND, isAnswered })
  const chosen = await askForPicks(deps, chapter, likely)
  if (!chosen.ok) return chosen
  const { ranked, picked } = chosen.value
  const wanted = missing ?? Math.min(MAX_RESOURCES, Math.max(MIN_RESOURCES, picked))
  const pages = await findPages(reader, ranked, {
    topic: chapter.topic,
    others: chapter.others,
    missing: wanted,
    kept: kept.map(({ address }) => address),
    without,
  })
  if (pages.found.length > 0 || pages.isAnswered) return ok({ found: pages.found, unread: [], isAnswered: true })
  return ok({ found: [], unread: pages.unreachable.slice(0, wanted), isAnswered: false })
}

async function searchAll(
  { resourceSearch }: Pick<Adapters, 'resourceSearch'>,
  queries: readonly SearchQuery[],
  { goal, planTitle, title }: ChapterTopic,
) {
  // one word of a list of ours: nothing that a learner has said leaves with it
  const field = subjectField(`${goal}\n${planTitle}`) ?? subjectField(title)
  const answers = await Promise.all(queries.map((query) => resourceSearch.search({ ...query, field })))
  return {
    candidates: answers.flatMap(({ candidates }) => candidates),
    isAnswered: answers.some((answer) => answer.isAnswered),
  }
}

/** Other chapters have found out. */
const goneOf = async (
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  candidates: readonly Candidate[],
): Promise<readonly string[]> => {
  const known = await unitOfWork.run(({ links }) => links.find(candidates.map(({ address }) => address)))
  return known.filter(({ state }) => state === 'gone').map(({ address }) => address)
}
