import type { Question } from '../check/question.ts'
import { type ChapterId, err, ok } from '../shared/index.ts'
import type { OpenChapter } from './chapter.ts'
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

export const rewritesLeft = ({ count }: Versions): number => Math.max(0, MAX_REWRITES + 1 - count)

/** The same again, while it is being written, is the same press. */
export function requestRewrite(chapter: OpenChapter, request: RewriteRequest) {
  const { versions } = chapter
  const { rewrite } = versions
  if (rewrite?.kind === 'pending') {
    const isSame = rewrite.request.how === request.how && rewrite.request.words === request.words
    return isSame ? ok({ chapter, rewrite }) : err({ kind: 'rewrite-in-progress' })
  }
  if (rewritesLeft(versions) === 0) return err({ kind: 'rewrites-used-up' })
  const run = versions.runs + 1
  const pending: Rewrite = { kind: 'pending', run, from: versions.shown, request }
  return ok({ chapter: withVersions(chapter, { runs: run, rewrite: pending }), rewrite: pending })
}

/** The chapter as long as it still waits for this very rewrite. */
export function awaitingRewrite(chapter: OpenChapter, run: number) {
  const { rewrite } = chapter.versions
  return rewrite?.kind === 'pending' && rewrite.run === run ? ok(rewrite) : err({ kind: 'superseded' })
}

type Written = Pick<OpenChapter, 'content' | 'questions'>

/** Shows what was written; the version that was shown is to be stored as one of the others. */
export function finishRewrite(chapter: OpenChapter, { request }: Rewrite, written: Written, generatedAt: Date) {
  const number = chapter.versions.count + 1
  const versions: Versions = { ...chapter.versions, shown: number, request, count: number, rewrite: null }
  return { chapter: { ...chapter, ...written, generatedAt, versions }, former: shownVersion(chapter) }
}

export const failRewrite = (chapter: OpenChapter, { run, from, request }: Rewrite, reason: string): OpenChapter =>
  withVersions(chapter, { rewrite: { kind: 'failed', run, from, request, reason } })

/** Shows another version. One that is being written meanwhile goes on; word of one that failed has been read then. */
export function showVersion(chapter: OpenChapter, version: ChapterVersion): OpenChapter {
  const { number: shown, request, content, questions, generatedAt } = version
  const { rewrite, ...versions } = chapter.versions
  const pending = rewrite?.kind === 'pending' ? rewrite : null
  return { ...chapter, content, questions, generatedAt, versions: { ...versions, shown, request, rewrite: pending } }
}

export const shownVersion = ({ id, content, questions, generatedAt, versions }: OpenChapter): ChapterVersion => ({
  chapterId: id,
  number: versions.shown,
  request: versions.request,
  content,
  questions,
  generatedAt,
})

const withVersions = (chapter: OpenChapter, changes: Partial<Versions>): OpenChapter => ({
  ...chapter,
  versions: { ...chapter.versions, ...changes },
})
