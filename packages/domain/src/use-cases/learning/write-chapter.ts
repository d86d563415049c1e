import {
  awaiting,
  beginWriting,
  failWriting,
  type OpenChapter,
  open,
  type PreparingChapter,
} from '../../chapters/chapter.ts'
import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import { EARLIER_FAILED, lockedAgainWith, nextToWrite } from '../../chapters/unlock.ts'
import { capture, type Movement, release, type Wallet } from '../../credits/wallet.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job, JobOutcome } from '../../ports/jobs.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { MINUTE } from '../../shared/duration.ts'
import { FAILURE_REASONS } from '../../shared/failure-reasons.ts'
import { LedgerEntryId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { enqueueSearch } from '../resources/ask-for-search.ts'
import type { GenerationDeps, NoRoomYet } from '../tutoring/generate-with-retries.ts'
import { enqueueCheck, removeTextParts, withReadyCheck } from './add-check.ts'
import { describeChapter, staleParts } from './lesson-parts.ts'
import { type PrepareAhead, prepareNext } from './prepare-next.ts'
import { writeLesson } from './write-lesson.ts'
import { makeWritePart } from './write-part.ts'

export type WriteChapterJob = Extract<Job, { kind: 'write-chapter' }>

const GIVEN_UP = FAILURE_REASONS['chapter-given-up']

/** After so many milliseconds a run makes room and comes again: what it has written is kept, and no run that gets on ever expires. */
export const MAX_RUN = 10 * MINUTE

type Deps = GenerationDeps & PrepareAhead & Pick<Adapters, 'unitOfWork' | 'ids' | 'resourceSearch'>

/**
 * Writes the content of a chapter that was unlocked. The transaction that makes it COMPLETE captures the hold, and enqueues its check, the
 * search for its resources and the next one that is unlocked; the one that makes it FAILED releases the hold, and those of all chapters behind it, which are
 * locked again as well: no learner pays for a chapter without content, and none is open behind a locked one.
 */
export const makeWriteChapter = (deps: Deps) => {
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

  const isAwaited = async (job: WriteChapterJob): Promise<boolean> =>
    (await whileAwaited(job, async () => undefined)).ok

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
      const { chapters, chapterParts, jobs } = repositories
      await chapters.save(beginWriting(chapter))
      const task = await describeChapter(chapter, repositories)
      const kept = await chapterParts.ofChapter(chapter.id)
      const stale = staleParts(kept, task)
      if (stale.length > 0) await chapterParts.removeOf(chapter.id, stale)
      return { task, kept, isPrepared: await jobs.isRunning({ ...job, kind: 'prepare-chapter' }) }
    })

  const keep = (job: WriteChapterJob) => async (part: Omit<ChapterPart, 'chapterId'>) => {
    // no money moves: without the wallet's lock, as it stands between two calls of the model
    const kept = await deps.unitOfWork.run(async ({ plans, chapters, chapterParts }) => {
      await plans.lock(job.planId)
      const chapter = await chapters.find(job.chapterId)
      const awaited = chapter ? awaiting(chapter, job.run) : err({ kind: 'superseded' })
      if (awaited.ok) await chapterParts.save({ ...part, chapterId: job.chapterId })
      return awaited
    })
    return kept.ok
  }

  const complete = (job: WriteChapterJob, written: Pick<OpenChapter, 'content' | 'questions'>) =>
    whileAwaited(job, async (chapter, wallet, repositories) => {
      await settle(capture, chapter, wallet, repositories)
      const opened = open(chapter, written, deps.clock.now())
      await repositories.chapters.save(opened)
      await removeTextParts(repositories, opened)
      if (deps.resourceSearch.sources.length > 0) {
        await enqueueSearch(chapter, { userId: job.userId, now: deps.clock.now() }, repositories)
      }
      await enqueueCheck(repositories, opened, job.userId)
      const next = nextToWrite(await repositories.chapters.ofPlan(job.planId))
      if (next) return repositories.jobs.enqueue({ ...job, chapterId: next.id, run: next.attempt })
      // before another chapter comes its own check, which its learner waits for
      const plan = opened.content.isCheckPending ? null : await repositories.plans.find(job.planId)
      return plan && prepareNext(deps, plan, repositories)
    })

  const fail = (job: WriteChapterJob, reason: string) =>
    whileAwaited(job, async (failed, wallet, repositories) => {
      let left = wallet
      for (const chapter of lockedAgainWith(failed, await repositories.chapters.ofPlan(job.planId))) {
        left = await settle(release, chapter, left, repositories)
        const why = chapter.id === failed.id ? ({ code: 'failed', reason } as const) : EARLIER_FAILED
        await repositories.chapters.save(failWriting(chapter, { ...why, at: deps.clock.now() }))
      }
    })

  type Begun = Extract<Awaited<ReturnType<typeof begin>>, { readonly ok: true }>['value']

  const write = async (
    job: WriteChapterJob,
    { task, kept }: Pick<Begun, 'task' | 'kept'>,
    halted: () => NoRoomYet['kind'] | null,
  ) => {
    const { userId, planId, chapterId } = job
    const writing = { about: { userId, planId, chapterId }, kept, save: keep(job), waits: true }
    const lesson = await writeLesson(deps, makeWritePart(deps, { ...writing, halted }), task)
    if (!lesson.ok) return lesson
    const { brief, title } = task
    return ok(await withReadyCheck(deps, writing, { brief, title, content: lesson.value, version: 1 }))
  }

  const writeAndSettle = async (job: WriteChapterJob, begun: Begun): Promise<JobOutcome> => {
    const start = deps.clock.now().getTime()
    const lesson = await write(job, begun, () => (deps.clock.now().getTime() - start < MAX_RUN ? null : 'not-yet'))
    if (lesson.ok) await complete(job, lesson.value)
    else if (lesson.error.kind === 'generation-failed') await fail(job, lesson.error.reason)
    else if (await isAwaited(job)) return lesson.error.kind
    return 'done'
  }

  return {
    run: async (job: WriteChapterJob): Promise<JobOutcome> => {
      const begun = await begin(job)
      if (!begun.ok) return 'done'
      // what prepares the chapter goes on with it: see `makePrepareChapter`
      return begun.value.isPrepared ? 'not-yet' : writeAndSettle(job, begun.value)
    },
    /** For what has been preparing the chapter when it was unlocked. */
    continueWriting: async (job: WriteChapterJob): Promise<JobOutcome> => {
      const begun = await begin(job)
      return begun.ok ? writeAndSettle(job, begun.value) : 'done'
    },
    /** Opens a chapter that has all of its parts, without a call of a model. Leaves any other to its job. */
    assemble: async (job: WriteChapterJob): Promise<void> => {
      const found = await whileAwaited(job, async (chapter, _wallet, repositories) => ({
        task: await describeChapter(chapter, repositories),
        kept: await repositories.chapterParts.ofChapter(chapter.id),
      }))
      if (!found.ok) return
      const lesson = await write(job, found.value, () => 'not-yet')
      if (lesson.ok) await complete(job, lesson.value)
    },
    abandon: async (job: WriteChapterJob): Promise<void> => {
      await fail(job, GIVEN_UP)
    },
  }
}
