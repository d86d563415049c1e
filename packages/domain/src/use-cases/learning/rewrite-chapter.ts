import type { OpenChapter } from '../../chapters/chapter.ts'
import { requestRewrite, rewritesLeft, shownVersion, showVersion } from '../../chapters/rewrite.ts'
import type { ChapterVersion, RewriteRequest, RewriteWay, Versions } from '../../chapters/versions.ts'
import { bestOf, type Score } from '../../check/score.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { bareWords, err, ok, parseText } from '../../shared/index.ts'
import { waysFor } from '../../tutoring/parts/rewrite-task.ts'
import { type DeclineDeps, wordsDeclined } from '../conversations/decline-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { enqueueCheck } from './add-check.ts'
import { type OwnChapter, withOpenChapter } from './change-open-chapter.ts'
import { describeChapter } from './lesson-parts.ts'

type Deps = Pick<Adapters, 'unitOfWork' | 'markdown'> &
  Pick<DeclineDeps, 'safety' | 'onDeclined'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor' | 'waysToRewrite'> }

export type ChapterVersions = Pick<Versions, 'rewrite'> & {
  /** In the order in which they were written. */
  readonly versions: readonly (ChapterVersion & {
    readonly isShown: boolean
    /** Of all attempts at its own check. */
    readonly best: Score | null
  })[]
  /** How many more may be asked for. */
  readonly left: number
  /** How this chapter can be explained differently; empty where its tutor has one way. */
  readonly ways: readonly RewriteWay[]
}

type Wanted = { readonly how: RewriteWay; readonly words?: string | undefined }

/** What a learner does with the versions of a chapter. */
export const makeRewrites = (deps: Deps) => ({
  /** Has a chapter explained differently. It can be read as it is meanwhile, costs nothing, and stays as it is if nothing comes of it. */
  rewriteChapter: async ({ how, words, ...own }: OwnChapter & Wanted) => {
    const parsed = parseText('rewrite', words ?? '')
    if (!parsed.ok) return parsed
    const said = bareWords(parsed.value) === '' ? '' : parsed.value
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    const route = deps.safety.route(said, 'message')
    return withOpenChapter(deps, own, async ({ chapter, plan }, repositories) => {
      if (route !== 'ok') return wordsDeclined(deps, route, said)
      if (how === 'other' && said === '') return err({ kind: 'words-missing' })
      const request: RewriteRequest = { how, words: said || null }
      const asked = requestRewrite(chapter, request)
      if (!asked.ok) return asked
      if (asked.value.chapter === chapter) return ok(undefined)
      if (!(await waysOf(deps, chapter, repositories)).includes(how)) return err({ kind: 'rewrite-impossible' })
      if (!affordable.ok) return affordable
      const { run } = asked.value.rewrite
      await repositories.chapters.save(asked.value.chapter)
      const { id: planId, userId } = plan
      await repositories.jobs.enqueue({ kind: 'rewrite-chapter', userId, planId, chapterId: chapter.id, run })
      return ok(undefined)
    })
  },

  readVersions: (own: OwnChapter) =>
    withOpenChapter(deps, own, async ({ chapter }, repositories) => {
      const shown = shownVersion(chapter)
      const all = [...(await repositories.chapterVersions.ofChapter(chapter.id)), shown]
      const marks = await repositories.checkAttempts.marksOf(chapter.id)
      return ok<ChapterVersions>({
        versions: all
          .toSorted((one, other) => one.number - other.number)
          .map((one) => ({ ...one, isShown: one === shown, best: bestOf(one.questions, marks) })),
        left: rewritesLeft(chapter.versions),
        ways: await waysOf(deps, chapter, repositories),
        rewrite: chapter.versions.rewrite,
      })
    }),

  /** Shows another version of a chapter; the one that is shown already, too, so that a repeated call does no harm. */
  showVersion: ({ number, ...own }: OwnChapter & { readonly number: number }) =>
    withOpenChapter(deps, own, async ({ chapter }, { chapters, chapterVersions, jobs }) => {
      const shown = shownVersion(chapter)
      const others = await chapterVersions.ofChapter(chapter.id)
      const wanted = [shown, ...others].find((one) => one.number === number)
      if (!wanted) return err({ kind: 'version-not-found' })
      const next = showVersion(chapter, wanted)
      await chapters.save(next)
      if (wanted === shown) return ok(undefined)
      await chapterVersions.save(shown)
      await chapterVersions.remove(chapter.id, number)
      await enqueueCheck({ jobs }, next, own.userId)
      return ok(undefined)
    }),
})

const waysOf = async (
  { tutor, markdown }: Pick<Deps, 'tutor' | 'markdown'>,
  chapter: OpenChapter,
  repositories: Repositories,
): Promise<readonly RewriteWay[]> => {
  const task = await describeChapter(chapter, repositories)
  return waysFor(task, tutor.waysToRewrite(task), { former: chapter.content, markdown })
}
