import { err, ok } from '../shared/index.ts'
import type { OpenChapter } from './chapter.ts'
import { type ChapterVersion, MAX_REWRITES, type Rewrite, type RewriteRequest, type Versions } from './versions.ts'

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
