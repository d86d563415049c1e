import type { Candidate, SourceName } from '../resources/candidate.ts'
import type { SubjectField } from '../resources/subject-field.ts'
import type { Result } from '../shared/index.ts'

/** Search words, never a learner's own words or name. */
export type SearchQuery = {
  /** At most 120 characters. */
  readonly words: string
  /** BCP 47 primary language of `words`, which is also that of what is looked for. */
  readonly language: string
  /** What the plan is about, for a source that has a site for each field; unset where that is not known. */
  readonly field?: SubjectField
}

/**
 * `unreachable`: no answer in time, or none that was whole; `limited`: its budget here is used up, or it asked for a pause; `refused`: it
 * will not answer us (key, contact, query); `malformed`: its answer is not of the published format.
 */
export type SearchFailure = {
  readonly kind: 'unreachable' | 'limited' | 'refused' | 'malformed'
  /** How long it asks to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null
  /** For the operator's log: it may quote a vendor, so it never reaches a learner. */
  readonly detail: string
  /** What came before it failed, the best first, of a source that asks several times for one query: it is used, but not remembered. */
  readonly found?: readonly Candidate[]
}

/** At most so many requests within so many milliseconds, over all processes. */
export type SourceBudget = { readonly requests: number; readonly within: number }

/** One vendor. It asks once: budgets, pauses and remembered answers are matters of what stands around it. */
export type ResourceSource = {
  readonly name: SourceName
  /** As a person knows it: 'Wikipedia'. */
  readonly title: string
  readonly budget: SourceBudget
  /** How long its answers may be stored, in milliseconds. */
  readonly retention: number
  /**
   * Set where a title and a length of it may be stored no longer than that either: a chapter, which stays, gets the page's own title then, and
   * no length, and shows no page of it that was not read.
   */
  readonly factsExpire?: true
  /** Whether it has anything in that language. */
  readonly covers: (language: string) => boolean
  /** Whether it has anything about what the query is about; unset: about everything. It is not asked where it has not. */
  readonly isAbout?: (query: SearchQuery) => boolean
  /** At most 10 candidates, the best first. */
  readonly search: (query: SearchQuery, signal?: AbortSignal) => Promise<Result<readonly Candidate[], SearchFailure>>
}

export type SearchAnswer = {
  /** Of all sources that answered, in part at least, or whose answer was remembered; each address once. */
  readonly candidates: readonly Candidate[]
  /** Whether at least one source answered, even if with nothing, or in part with something. */
  readonly isAnswered: boolean
}

/** All sources that are configured, within their budgets. Never fails, and answers within 10 s. */
export type ResourceSearch = {
  /** None: the product shows search pages only. */
  readonly sources: readonly Pick<ResourceSource, 'name' | 'title' | 'budget' | 'factsExpire'>[]
  readonly search: (query: SearchQuery, signal?: AbortSignal) => Promise<SearchAnswer>
}
