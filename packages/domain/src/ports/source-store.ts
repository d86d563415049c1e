import type { Candidate, SourceName } from '../resources/candidate.ts'
import type { Result } from '../shared/index.ts'
import type { SearchQuery, SourceBudget } from './resource-search.ts'

/** How one source does, over all processes. */
export type SourceState = {
  readonly name: SourceName
  /** Requests since the beginning of its current window, and when that began. */
  readonly used: number
  readonly windowStart: Date
  /** It is not asked before then; null where it may be. */
  readonly pausedUntil: Date | null
  /** Failures in a row. */
  readonly failures: number
  readonly lastFailureAt: Date | null
  readonly lastFailure: string | null
  readonly lastAnswerAt: Date | null
}

/** What all processes share about the sources of resources. Each call is one statement of its own, and atomic. */
export type SourceStore = {
  /** An answer that was kept after `since`, or null. Queries are compared without case and repeated spaces. */
  readonly find: (source: SourceName, query: SearchQuery, since: Date) => Promise<readonly Candidate[] | null>
  /** `until`: how long its source lets the answer be stored. */
  readonly keep: (
    source: SourceName,
    query: SearchQuery,
    candidates: readonly Candidate[],
    kept: { readonly at: Date; readonly until: Date },
  ) => Promise<void>
  /** Takes one request from the budget, unless it is used up or the source is paused; `until`: when it may be asked again. */
  readonly take: (
    source: SourceName,
    budget: SourceBudget,
    now: Date,
  ) => Promise<Result<void, { readonly kind: 'limited'; readonly until: Date }>>
  /** Ends the failures in a row. */
  readonly answered: (source: SourceName, at: Date) => Promise<void>
  /** Adds a failure, answers how many there are in a row now, and pauses the source where `pausedUntil` is set. */
  readonly failed: (
    source: SourceName,
    failure: { readonly at: Date; readonly detail: string; readonly pausedUntil: Date | null },
  ) => Promise<number>
  /** Of every source that was ever asked, by name. */
  readonly states: () => Promise<readonly SourceState[]>
  /** Forgets answers that may be stored no longer then. */
  readonly removeExpired: (now: Date) => Promise<void>
}
