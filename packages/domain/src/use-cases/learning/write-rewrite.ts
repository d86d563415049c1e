import type { Chapter, OpenChapter } from '../../chapters/chapter.ts'
import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import { awaitingRewrite, failRewrite, finishRewrite } from '../../chapters/rewrite.ts'
import type { Rewrite } from '../../chapters/versions.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job, JobOutcome } from '../../ports/jobs.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { FAILURE_REASONS } from '../../shared/failure-reasons.ts'
import { err, ok } from '../../shared/result.ts'
import { rewriteTask } from '../../tutoring/parts/rewrite-task.ts'
import type { GenerationDeps } from '../tutoring/generate-with-retries.ts'
import { enqueueCheck, removeTextParts, withReadyCheck } from './add-check.ts'
import { describeChapter } from './lesson-parts.ts'
import { writeLesson } from './write-lesson.ts'
import { makeWritePart } from './write-part.ts'

type RewriteChapterJob = Extract<Job, { kind: 'rewrite-chapter' }>

const GIVEN_UP = FAILURE_REASONS['rewrite-given-up']

/**
 * Writes another version of a chapter that can be read, in parts as the first one. The chapter stays as it is until all of it is
 * there, and for good where it never is. No wallet is touched: it is paid for already.
 */
export const makeWriteRewrite = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>) => {
  /** Works on the chapter as long as it still waits for this very rewrite. */
  const whileAwaited = <T>(
    job: RewriteChapterJob,
    work: (chapter: OpenChapter, rewrite: Rewrite, repositories: Repositories) => Promise<T>,
  ) =>
    deps.unitOfWork.run(async (repositories) => {
      await repositories.plans.lock(job.planId)
      const chapter = asOpen(await repositories.chapters.find(job.chapterId))
      const awaited = chapter ? awaitingRewrite(chapter, job.run) : err({ kind: 'superseded' })
      return chapter && awaited.ok ? ok(await work(chapter, awaited.value, repositories)) : err({ kind: 'superseded' })
    })

  const isAwaited = async (job: RewriteChapterJob): Promise<boolean> =>
    (await whileAwaited(job, async () => undefined)).ok

  const begin = (job: RewriteChapterJob) =>
    whileAwaited(job, async (chapter, { from, request }, repositories) => {
      const kept = await repositories.chapterParts.ofChapter(chapter.id)
      const others = await repositories.chapterVersions.ofChapter(chapter.id)
      // another one may be shown meanwhile: what is asked of the model stays the same
      const { content: former } = others.find(({ number }) => number === from) ?? chapter
      const task = await describeChapter(chapter, repositories)
      const version = chapter.versions.count + 1
      return { task: rewriteTask(task, { request, former, markdown: deps.markdown }), kept, version }
    })

  const keep = (job: RewriteChapterJob) => async (part: Omit<ChapterPart, 'chapterId'>) => {
    const kept = await whileAwaited(job, async ({ id: chapterId }, _rewrite, { chapterParts }) =>
      chapterParts.save({ ...part, chapterId }),
    )
    return kept.ok
  }

  const complete = (job: RewriteChapterJob, written: Pick<OpenChapter, 'content' | 'questions'>) =>
    whileAwaited(job, async (before, rewrite, repositories) => {
      const { chapter, former } = finishRewrite(before, rewrite, written, deps.clock.now())
      await repositories.chapters.save(chapter)
      await repositories.chapterVersions.save(former)
      await removeTextParts(repositories, chapter)
      await enqueueCheck(repositories, chapter, job.userId)
    })

  const fail = (job: RewriteChapterJob, reason: string) =>
    whileAwaited(job, async (chapter, rewrite, { chapters }) => chapters.save(failRewrite(chapter, rewrite, reason)))

  return {
    run: async (job: RewriteChapterJob): Promise<JobOutcome> => {
      const begun = await begin(job)
      if (!begun.ok) return 'done'
      const { userId, planId, chapterId } = job
      const { task, kept, version } = begun.value
      const writing = { about: { userId, planId, chapterId }, kept, save: keep(job), waits: true }
      const lesson = await writeLesson(deps, makeWritePart(deps, writing), task)
      if (lesson.ok) {
        const { brief, title } = task
        await complete(job, await withReadyCheck(deps, writing, { brief, title, content: lesson.value, version }))
      } else if (lesson.error.kind === 'generation-failed') await fail(job, lesson.error.reason)
      else if (await isAwaited(job)) return lesson.error.kind
      return 'done'
    },
    abandon: async (job: RewriteChapterJob): Promise<void> => {
      await fail(job, GIVEN_UP)
    },
  }
}

const asOpen = (chapter: Chapter | null): OpenChapter | null => (chapter?.kind === 'open' ? chapter : null)
