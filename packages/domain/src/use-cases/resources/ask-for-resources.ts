import { searchIn } from '../../chapters/resource-sites.ts'
import type { SearchQuery } from '../../ports/resource-search.ts'
import type { Candidate } from '../../resources/candidate.ts'
import type { Ranked } from '../../resources/choose-resources.ts'
import { siteOf } from '../../resources/site-of.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { clip } from '../../shared/text.ts'
import { readFitPicks } from '../../tutoring/resources/read-picks.ts'
import { checkSearch, MAX_SEARCHES, readFitSearchWords } from '../../tutoring/resources/read-search-words.ts'
import type { PickTask, SearchWordsTask } from '../../tutoring/task.ts'
import { type GenerationDeps, gatesOf, generateWithRetries, type NoRoomYet } from '../tutoring/generate-with-retries.ts'
import type { SearchedChapter } from './chapter-topic.ts'

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
export async function askForSearchWords(
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
export async function askForPicks(
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
