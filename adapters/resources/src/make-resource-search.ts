import {
  type Candidate,
  type Clock,
  type ResourceSearch,
  type ResourceSource,
  SECOND,
  type SourceName,
  type SourceStore,
} from '@app/domain'
import { type Asking, askSource, type SourceOutcome } from './ask-source.ts'
import { interleave } from './interleave.ts'
import { untilAborted } from './until-aborted.ts'

export type ResourceSearchOptions = {
  /** The order in which their candidates take turns: the first source's best comes first. */
  readonly sources: readonly ResourceSource[]
  readonly store: SourceStore
  readonly clock: Clock
  readonly log?: (line: string) => void
  /** Of each source that covers a query's language, once it is known what came of it. */
  readonly onAnswer?: (answer: { readonly source: SourceName; readonly outcome: SourceOutcome }) => void
  readonly timeoutMs?: number
}

/** Less than the port allows, so that what the store takes at the end fits in. */
const TIMEOUT_MS = 8 * SECOND
/** Of that time, once sources were stopped: to hand over what they had found by then. */
const HAND_OVER = 1 / 8

/** Asks all sources that cover the language side by side, within their budgets and pauses; remembered answers cost no request. */
export function makeResourceSearch({
  sources,
  timeoutMs = TIMEOUT_MS,
  store,
  clock,
  log,
  onAnswer,
}: ResourceSearchOptions): ResourceSearch {
  const asking: Asking = { store, clock, log, onAnswer }
  return {
    sources,
    search: async (query, signal) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout
      const covering = sources.filter((source) => source.covers(query.language))
      const asked = covering.filter((source) => source.isAbout?.(query) ?? true)
      const answers = await Promise.all(
        asked.map((source) =>
          untilAborted(askSource(asking, source, query, deadline), deadline, HAND_OVER * timeoutMs),
        ),
      )
      // it is known that none of them has anything: there is nothing to wait for
      if (covering.length > 0 && asked.length === 0) return { candidates: [], isAnswered: true }
      const answered = answers.filter((answer) => answer !== null)
      return { candidates: withoutRepeats(interleave(answered)), isAnswered: answered.length > 0 }
    },
  }
}

/** The first of those that lead to one page. */
function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  const pages = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const page = pageOf(candidate.address)
    if (!pages.has(page)) pages.set(page, candidate)
  }
  return [...pages.values()]
}

/** What one page is known by: most sites answer alike with and without TLS, `www` and a slash at the end. */
const pageOf = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
