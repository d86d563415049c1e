import {
  type Candidate,
  DAY,
  err,
  HOUR,
  ok,
  type ResourceSource,
  type Result,
  type SearchFailure,
  type SourceStore,
} from '@app/domain'
import { aCandidate, makeMemorySourceStore, makeSettableClock } from '@app/domain/testing'
import { makeResourceSearch, type SourceOutcome } from '../src/make-resource-search.ts'

export const QUERY = { words: 'sourdough starter', language: 'en' }
export const UNREACHABLE: SearchFailure = { kind: 'unreachable', retryAfterMs: null, detail: 'ECONNREFUSED' }
export const MALFORMED: SearchFailure = { kind: 'malformed', retryAfterMs: null, detail: 'no list' }

export const titles = (candidates: readonly Candidate[]): readonly string[] => candidates.map(({ title }) => title)

export function searchFixture(
  sources: readonly ResourceSource[],
  { store = makeMemorySourceStore(), timeoutMs }: { readonly store?: SourceStore; readonly timeoutMs?: number } = {},
) {
  const clock = makeSettableClock()
  const lines: string[] = []
  const outcomes: string[] = []
  const onAnswer = ({ source, outcome }: { readonly source: string; readonly outcome: SourceOutcome }): void => {
    outcomes.push(`${source} ${outcome}`)
  }
  const { search } = makeResourceSearch({
    sources,
    store,
    clock,
    log: (line) => lines.push(line),
    onAnswer,
    ...(timeoutMs && { timeoutMs }),
  })
  return { search, store, clock, lines, outcomes }
}

type SourceChanges = Partial<Pick<ResourceSource, 'budget' | 'retention'>> & { readonly languages?: readonly string[] }

/** It finds these, whatever it is asked, unless it is made to fail. */
export function sourceOf(
  name: string,
  found: readonly (string | Candidate)[],
  { languages, ...changes }: SourceChanges = {},
) {
  let asked = 0
  let failure: SearchFailure | null = null
  const candidates = found.map((one) => (typeof one === 'string' ? aCandidate({ source: name, title: one }) : one))
  return {
    name,
    title: name,
    budget: { requests: 100, within: HOUR },
    retention: 30 * DAY,
    ...changes,
    covers: (language: string) => !languages || languages.includes(language),
    search: async (): Promise<Result<readonly Candidate[], SearchFailure>> => {
      asked += 1
      return failure ? err(failure) : ok(candidates)
    },
    asked: () => asked,
    fail: (next: SearchFailure | null) => {
      failure = next
    },
  }
}

export function failingSource(name: string, failure: SearchFailure) {
  const source = sourceOf(name, ['found'])
  source.fail(failure)
  return source
}

/** It ends with `found` when it is stopped. */
export function hangingSource(name: string, found: readonly Candidate[] = []) {
  let asked = 0
  const search: ResourceSource['search'] = (_, signal) => {
    asked += 1
    return new Promise((resolve) =>
      signal?.addEventListener('abort', () => resolve(err({ ...UNREACHABLE, found })), { once: true }),
    )
  }
  return { ...sourceOf(name, []), search, asked: () => asked }
}

export const storeThatThrowsAt = (method: keyof SourceStore): SourceStore => ({
  ...makeMemorySourceStore(),
  [method]: () => Promise.reject(new Error('database down')),
})
