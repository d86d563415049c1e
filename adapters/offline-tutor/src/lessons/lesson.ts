import type { ResourceSite } from '@app/domain'

/**
 * 'start': for those who begin. 'early': not for the advanced. 'more': if time allows. 'far': for the ambitious. 'long': for
 * plans that have room for more than a subject's own lessons.
 */
export const AUDIENCES = ['start', 'early', 'everyone', 'more', 'far', 'long'] as const

/** One chapter as it is written before anything about the learner is known. */
export type Lesson = {
  readonly for: (typeof AUDIENCES)[number]
  readonly title: string
  readonly summary: string
  /** How long it takes to read it and to practise until it holds. */
  readonly minutes: number
  /** Titles of earlier lessons of the same file without which this one is hard to follow. */
  readonly buildsOn: readonly string[]
  /** What the chapter teaches, in paragraphs. */
  readonly teach: string
  /** Each begins with a verb. */
  readonly objectives: readonly string[]
  /** Four or more, each on another site. */
  readonly resources: readonly Suggestion[]
}

/** Where to look and for what: the product makes the address. */
export type Suggestion = {
  readonly site: ResourceSite
  readonly search: string
  readonly title: string
  readonly reason: string
}
