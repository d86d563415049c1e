import type { Question } from '../check/question.ts'
import type { ChapterId } from '../shared/index.ts'
import type { ChapterContent } from './content.ts'

export const REWRITE_WAYS = ['simpler', 'deeper', 'more-examples', 'shorter', 'other'] as const
export type RewriteWay = (typeof REWRITE_WAYS)[number]

/** How a chapter is to be explained differently. `words`: what the learner adds; `other` is nothing without. */
export type RewriteRequest = { readonly how: RewriteWay; readonly words: string | null }

/** Free of charge, for each chapter. One that failed does not count. */
export const MAX_REWRITES = 2

/** The rewrite that was asked for last. It leaves the chapter as it is until it is whole. */
export type Rewrite = {
  /** Counts those that were asked for. */
  readonly run: number
  /** Number of the version that is explained differently. */
  readonly from: number
  readonly request: RewriteRequest
} & ({ readonly kind: 'pending' } | { readonly kind: 'failed'; readonly reason: string })

/** Of a chapter that can be read: which version is shown, and how many there are. */
export type Versions = {
  /** From 1. */
  readonly shown: number
  /** What the shown one was asked for; null of the first. */
  readonly request: RewriteRequest | null
  readonly count: number
  /** How many rewrites were asked for, failed ones too. */
  readonly runs: number
  /** Null where none was asked for since the last one was written. */
  readonly rewrite: Rewrite | null
}

export const ONE_VERSION: Versions = { shown: 1, request: null, count: 1, runs: 0, rewrite: null }

/** A telling of a chapter, with the questions of its own check. */
export type ChapterVersion = {
  readonly chapterId: ChapterId
  /** From 1, in the order in which they were written. */
  readonly number: number
  readonly request: RewriteRequest | null
  readonly content: ChapterContent
  readonly questions: readonly Question[]
  readonly generatedAt: Date
}
