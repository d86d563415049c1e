import {
  awaiting,
  beginWriting,
  failWriting,
  type OpenChapter,
  open,
  type PreparingChapter,
} from '../../chapters/chapter.ts'
import type { ChapterPart } from '../../chapters/part.ts'
import { EARLIER_FAILED, lockedAgainWith, nextToWrite } from '../../chapters/unlock-all.ts'
import { capture, type Movement, release, type Wallet } from '../../credits/wallet.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { LedgerEntryId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { ChapterTask } from '../../tutoring/task.ts'
import type { GenerationDeps } from '../tutoring/generate-with-retries.ts'
import { writeLesson } from './write-lesson.ts'
import { makeWritePart } from './write-part.ts'

type WriteChapterJob = Extract<Job, { kind: 'write-chapter' }>

const GIVEN_UP = "We couldn't finish this chapter. Nothing was charged. Please try again."

/**
 * Writes the content of a chapter that was unlocked. The transaction that makes it COMPLETE captures the hold, and enqueues the
 * next one that is unlocked; the one that makes it FAILED releases the hold, and those of all chapters behind it, which are
 * locked again as well: no learner pays for a chapter without content, and none is open behind a locked one.
 */
export const makeWriteChapter = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>) => {
  /** Works on the chapter as long as it still waits for this very run; the wallet is locked before anything is read. */
  const whileAwaited = <T>(
    job: WriteChapterJob,
    work: (chapter: PreparingChapter, wallet: Wallet, repositories: Repositories) => Promise<T>,
  ) =>
    deps.unitOfWork.run(async (repositories) => {
      const wallet = await repositories.wallets.lock(job.userId)
      await repositories.plans.lock(job.planId)
      const chapter = await repositories.chapters.find(job.chapterId)
      const awaited = chapter ? awaiting(chapter, job.run) : err({ kind: 'superseded' })
      return awaited.ok ? ok(await work(awaited.value, wallet, repositories)) : awaited
    })

  const settle = async (
    settling: typeof capture | typeof release,
    chapter: PreparingChapter,
    wallet: Wallet,
    repositories: Repositories,
  ): Promise<Wallet> => {
    if (!chapter.hold) return wallet
    const stamp = { id: LedgerEntryId(deps.ids.newId()), at: deps.clock.now() }
    const movement: Movement = settling(wallet, chapter.hold, chapter.id, stamp)
    await repositories.wallets.save(movement)
    return movement.wallet
  }

  const begin = (job: WriteChapterJob) =>
    whileAwaited(job, async (chapter, _wallet, repositories) => {
      await repositories.chapters.save(beginWriting(chapter))
      const kept = await repositories.chapterParts.ofChapter(chapter.id)
      return { task: await describe(chapter, repositories), kept }
    })

  const keep = (job: WriteChapterJob) => async (part: Omit<ChapterPart, 'chapterId'>) => {
    await whileAwaited(job, async ({ id: chapterId }, _wallet, { chapterParts }) =>
      chapterParts.save({ ...part, chapterId }),
    )
  }

  const complete = (job: WriteChapterJob, written: Pick<OpenChapter, 'content' | 'questions'>) =>
    whileAwaited(job, async (chapter, wallet, repositories) => {
      await settle(capture, chapter, wallet, repositories)
      await repositories.chapters.save(open(chapter, written, deps.clock.now()))
      await repositories.chapterParts.removeOf(chapter.id)
      const next = nextToWrite(await repositories.chapters.ofPlan(job.planId))
      if (next) await repositories.jobs.enqueue({ ...job, chapterId: next.id, run: next.attempt })
    })

  const fail = (job: WriteChapterJob, reason: string) =>
    whileAwaited(job, async (failed, wallet, repositories) => {
      let left = wallet
      for (const chapter of lockedAgainWith(failed, await repositories.chapters.ofPlan(job.planId))) {
        left = await settle(release, chapter, left, repositories)
        const why = chapter.id === failed.id ? reason : EARLIER_FAILED
        await repositories.chapters.save(failWriting(chapter, { reason: why, at: deps.clock.now() }))
      }
    })

  return {
    run: async (job: WriteChapterJob) => {
      const begun = await begin(job)
      if (!begun.ok) return 'done'
      const { userId, planId, chapterId } = job
      const { task, kept } = begun.value
      const writePart = makeWritePart(deps, { about: { userId, planId, chapterId }, kept, save: keep(job) })
      const lesson = await writeLesson(deps, writePart, task)
      if (lesson.ok) await complete(job, lesson.value)
      else if (lesson.error.kind === 'generation-failed') await fail(job, lesson.error.reason)
      else return lesson.error.kind
      return 'done'
    },
    abandon: async (job: WriteChapterJob): Promise<void> => {
      await fail(job, GIVEN_UP)
    },
  }
}

async function describe(chapter: PreparingChapter, { plans, chapters }: Repositories): Promise<ChapterTask> {
  const plan = await plans.find(chapter.planId)
  if (!plan) throw new Error('A chapter always has its plan.')
  const all = await chapters.ofPlan(chapter.planId)
  return {
    kind: 'chapter',
    brief: plan.brief,
    planTitle: plan.title,
    chapterTitles: all.map(({ title }) => title),
    number: chapter.number,
    title: chapter.title,
    summary: chapter.summary,
    objectives: chapter.objectives,
    minutes: chapter.minutes,
    earlier: all.flatMap((one) => (one.kind === 'open' && one.number < chapter.number ? [one.content] : [])),
  }
}
