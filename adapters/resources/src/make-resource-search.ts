import {
  after,
  type Candidate,
  type Clock,
  type ResourceSearch,
  type ResourceSource,
  SECOND,
  type SearchFailure,
  type SearchQuery,
  type SourceName,
  type SourceStore,
} from '@app/domain'
import { MAX_CANDIDATES } from './fields.ts'
import { interleave } from './interleave.ts'
import { pauseAfter } from './pauses.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * For metrics. `remembered`: the store had an answer; `held-back`: its budget is used up, or it is paused; `store-unavailable`: no one
 * knows whether it may be asked. The others are what came of asking it.
 */
export type SourceOutcome = 'remembered' | 'answered' | 'held-back' | 'store-unavailable' | SearchFailure['kind']

type ResourceSearchOptions = {
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
export function makeResourceSearch(options: ResourceSearchOptions): ResourceSearch {
  const { sources, timeoutMs = TIMEOUT_MS } = options
  return {
    sources,
    search: async (query, signal) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout
      const covering = sources.filter((source) => source.covers(query.language))
      const asked = covering.filter((source) => source.isAbout?.(query) ?? true)
      const answers = await Promise.all(
        asked.map((source) =>
          untilAborted(askSource(options, source, query, deadline), deadline, HAND_OVER * timeoutMs),
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

/** Null: it did not answer, not even in part. Never throws, and never asks a source about which the store is silent. */
async function askSource(
  { store, clock, log = () => {}, onAnswer = () => {} }: ResourceSearchOptions,
  source: ResourceSource,
  query: SearchQuery,
  deadline: AbortSignal,
): Promise<readonly Candidate[] | null> {
  const { name } = source
  const end = <T>(outcome: SourceOutcome, value: T): T => {
    onAnswer({ source: name, outcome })
    return value
  }
  try {
    const now = clock.now()
    const remembered = await store.find(name, query, after(now, -source.retention))
    if (remembered) return end('remembered', remembered)
    // given up while the store was silent: the request would be for nothing
    if (deadline.aborted) return null
    const taken = await store.take(name, source.budget, now)
    if (!taken.ok) return end('held-back', null)
  } catch (thrown) {
    log(`The source ${name} is skipped, because its state can’t be read: ${messageOf(thrown)}`)
    return end('store-unavailable', null)
  }
  const answer = await searched(source, query, deadline)
  try {
    if (answer.ok) {
      await store.answered(name, clock.now())
      const at = clock.now()
      await store.keep(name, query, answer.value, { at, until: after(at, source.retention) })
    } else if (isItsFault(answer.error, deadline)) {
      const pause = await recordFailure({ store, clock }, name, answer.error)
      const paused = pause > 0 ? `; it is not asked for ${Math.ceil(pause / 1_000)} s` : ''
      log(`The source ${name} didn’t respond: ${answer.error.kind} (${answer.error.detail})${paused}`)
    }
  } catch (thrown) {
    log(`The result of asking the source ${name} can’t be saved: ${messageOf(thrown)}`)
  }
  if (answer.ok) return end('answered', answer.value)
  const { kind, found = [] } = answer.error
  return end(kind, found.length > 0 ? found.slice(0, MAX_CANDIDATES) : null)
}

/** An adapter that throws has met what it was not written for: no search may fail of it. */
async function searched(source: ResourceSource, query: SearchQuery, deadline: AbortSignal) {
  try {
    const answer = await source.search(query, deadline)
    return answer.ok ? ({ ok: true, value: answer.value.slice(0, MAX_CANDIDATES) } as const) : answer
  } catch (thrown) {
    const error: SearchFailure = { kind: 'malformed', retryAfterMs: null, detail: messageOf(thrown) }
    return { ok: false, error } as const
  }
}

/**
 * Not when the caller gave up, nor when earlier requests of ours took all the time, theirs or that of the whole search: each request has a
 * time-out of its own, by which a source that hangs is found out.
 */
const isItsFault = ({ kind, retryAfterMs }: SearchFailure, deadline: AbortSignal): boolean =>
  !deadline.aborted && !(kind === 'limited' && retryAfterMs === 0)

/** How long it is paused now. Another process may fail at the same time: then one of two pauses is the shorter one. */
async function recordFailure(
  { store, clock }: Pick<ResourceSearchOptions, 'store' | 'clock'>,
  name: SourceName,
  failure: SearchFailure,
): Promise<number> {
  const before = (await store.states()).find((state) => state.name === name)
  const at = clock.now()
  const pause = pauseAfter(failure, (before?.failures ?? 0) + 1)
  await store.failed(name, { at, detail: failure.detail, pausedUntil: pause > 0 ? after(at, pause) : null })
  return pause
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
