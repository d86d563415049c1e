import { searchIn } from '../../chapters/resource-sites.ts'
import type { Adapters, SearchQuery } from '../../ports/index.ts'
import type { Candidate } from '../../resources/candidate.ts'
import { likelyCandidates, type Ranked } from '../../resources/choose-resources.ts'
import { MAX_RESOURCES, MIN_RESOURCES, type Resource, type ResourceList } from '../../resources/resource-list.ts'
import { siteOf } from '../../resources/site-of.ts'
import { clip, err, ok, type Result } from '../../shared/index.ts'
import { readFitPicks } from '../../tutoring/resources/read-picks.ts'
import { checkSearch, MAX_SEARCHES, readFitSearchWords } from '../../tutoring/resources/read-search-words.ts'
import type { PickTask, SearchWordsTask } from '../../tutoring/task.ts'
import { type GenerationDeps, gatesOf, generateWithRetries, type NoRoomYet } from '../tutoring/generate-with-retries.ts'
import type { SearchedChapter } from './chapter-topic.ts'
import { type BoundedReader, type FoundPage, findPages } from './find-pages.ts'

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
  const { candidates, isAnswered } = await searchAll(deps, queries.value)
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

async function searchAll({ resourceSearch }: Pick<Adapters, 'resourceSearch'>, queries: readonly SearchQuery[]) {
  const answers = await Promise.all(queries.map((query) => resourceSearch.search(query)))
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

export type Asked = SearchedChapter & {
  /** Where other calls take all the room, the search comes again later; else code does what the model would. */
  readonly mayWait: boolean
  /** Not the first search, and not for a report: it comes again by itself, and asks no model for words. */
  readonly isRepeat: boolean
}

const MAX_QUERY = 120
/** Candidates that a model chooses from: more do not fit a small window. */
const MAX_CANDIDATES = 20

/** All calls are in the background: however many chapters are searched, half of a budget is left to what learners wait for. */
const inBackground = true

/**
 * What to search with. Where no model can say it, and in a repeat, the chapter's title and what it was written with; none where both quote
 * the learner.
 */
async function askForSearchWords(
  deps: GenerationDeps,
  { topic, said: besides, language, searches, about, mayWait, isRepeat }: Asked,
): Promise<Result<readonly SearchQuery[], NoRoomYet>> {
  const task: SearchWordsTask = { ...topic, kind: 'search-words', language, said: besides }
  if (isRepeat) return ok(ownSearches(task, searches))
  const read = (answer: string) => readFitSearchWords(answer, { task, ...gatesOf(deps) })
  const said = await generateWithRetries(deps, { task, about, read, inBackground })
  if (said.ok) return said
  if (said.error.kind !== 'generation-failed' && mayWait) return err(said.error)
  return ok(ownSearches(task, searches))
}

function ownSearches(task: SearchWordsTask, searches: SearchedChapter['searches']): readonly SearchQuery[] {
  const named = [task.title, ...searches.map(({ link }) => searchIn(link)?.words.trim() ?? '')]
  return [...new Set(named.map((words) => clip(words, MAX_QUERY)))]
    .map((words) => ({ words, language: task.language }))
    .filter((query) => query.words !== '' && checkSearch(query, task) === null)
    .slice(0, MAX_SEARCHES)
}

/** The candidates in the order in which they are tried: those that the model chooses, then the others as they come. */
async function askForPicks(
  deps: GenerationDeps,
  { topic, language, about, mayWait }: Asked,
  candidates: readonly Candidate[],
): Promise<Result<{ readonly ranked: readonly Ranked[]; readonly picked: number }, NoRoomYet>> {
  const byId = new Map(candidates.slice(0, MAX_CANDIDATES).map((candidate, place) => [`c${place + 1}`, candidate]))
  const task: PickTask = {
    ...topic,
    kind: 'pick',
    language,
    candidates: [...byId].map(([id, { address, resourceType, ...candidate }]) => ({
      ...{ id, title: candidate.title, site: siteOf(address), type: resourceType },
      ...{ excerpt: candidate.excerpt, language: candidate.language },
    })),
  }
  const read = (answer: string) => readFitPicks(answer, { task, ...gatesOf(deps) })
  const said = await generateWithRetries(deps, { task, about, read, inBackground })
  if (!said.ok && said.error.kind !== 'generation-failed' && mayWait) return err(said.error)
  const picks = said.ok ? said.value : []
  const picked = picks.flatMap(({ id, reason }) => {
    const candidate = byId.get(id)
    return candidate ? [{ candidate, reason }] : []
  })
  const others = candidates.filter((candidate) => picked.every((pick) => pick.candidate !== candidate))
  const ranked = [...picked, ...others.map((candidate) => ({ candidate, reason: '' }))]
  return ok({ ranked, picked: picked.length })
}
