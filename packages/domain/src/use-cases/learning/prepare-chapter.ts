import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import { nextToPrepare } from '../../chapters/prepare-ahead.ts'
import type { Adapters, Job, JobOutcome } from '../../ports/index.ts'
import type { ChapterTask } from '../../tutoring/task.ts'
import type { GenerationDeps } from '../tutoring/generate-with-retries.ts'
import { checkText, type makeAddCheck } from './add-check.ts'
import { describeChapter } from './lesson-parts.ts'
import { MAX_RUN, type makeWriteChapter } from './write-chapter.ts'
import { writeLesson } from './write-lesson.ts'
import { makeWritePart } from './write-part.ts'

type PrepareChapterJob = Extract<Job, { kind: 'prepare-chapter' }>

type Deps = GenerationDeps & Pick<Adapters, 'unitOfWork' | 'ids'>

/**
 * Writes the parts of a plan's next locked chapter and of its check, one at a time, when no one waits for the model. They are kept as
 * those of a chapter that failed are: an unlock puts them together. If the learner unlocks it meanwhile, this run goes on as the
 * writing of the chapter or of its check, which waits for it: so no part is asked for twice.
 */
export const makePrepareChapter = (
  deps: Deps,
  {
    continueWriting,
    continueCheck,
  }: Pick<ReturnType<typeof makeWriteChapter>, 'continueWriting'> &
    Pick<ReturnType<typeof makeAddCheck>, 'continueCheck'>,
) => {
  const begin = ({ planId, chapterId }: PrepareChapterJob) =>
    deps.unitOfWork.run(async (repositories) => {
      const plan = await repositories.plans.lock(planId)
      const chapter = plan && nextToPrepare(plan, await repositories.chapters.ofPlan(planId))
      if (chapter?.id !== chapterId) return null
      const kept = await repositories.chapterParts.ofChapter(chapterId)
      return { task: await describeChapter(chapter, repositories), kept, edits: plan?.edits }
    })

  /** Whether the next part may follow: not once the chapter has another outline, its plan is put away, or it is unlocked. */
  const keep =
    ({ planId, chapterId }: PrepareChapterJob, task: ChapterTask) =>
    (part: Kept) =>
      deps.unitOfWork.run(async (repositories) => {
        const plan = await repositories.plans.lock(planId)
        const chapter = plan && (await repositories.chapters.find(chapterId))
        if (!chapter || (chapter.kind === 'open' && !chapter.content.isCheckPending)) return false
        if (!isSame(await describeChapter(chapter, repositories), task)) return false
        await repositories.chapterParts.save({ ...part, chapterId })
        return chapter.kind === 'locked' && plan.archivedAt === null
      })

  return {
    run: async (job: PrepareChapterJob): Promise<JobOutcome> => {
      const begun = await begin(job)
      if (!begun) return 'done'
      const { task, kept, edits } = begun
      const { userId, planId, chapterId } = job
      const start = deps.clock.now().getTime()
      const writePart = makeWritePart(deps, {
        about: { userId, planId, chapterId },
        kept,
        save: keep(job, task),
        halted: () => (deps.clock.now().getTime() - start < MAX_RUN ? null : 'not-yet'),
        inBackground: true,
      })
      const lesson = await writeLesson(deps, writePart, task, 1)
      const { brief, title } = task
      const written = lesson.ok
        ? await checkText(deps, writePart, { brief, title, content: lesson.value, version: 1 })
        : lesson
      const { plan, chapter } = await deps.unitOfWork.run(async ({ plans, chapters }) => ({
        plan: await plans.find(planId),
        chapter: await chapters.find(chapterId),
      }))
      if (chapter?.kind === 'preparing') {
        await continueWriting({ kind: 'write-chapter', userId, planId, chapterId, run: chapter.attempt })
      }
      if (chapter && chapter.kind !== 'locked') {
        await continueCheck({ kind: 'write-check', userId, planId, chapterId, version: 1 })
      }
      if (chapter?.kind !== 'locked') return 'done'
      // an edit takes prepared parts with it, and could enqueue nothing for this chapter, whose job is live
      if (plan?.edits !== edits) return 'not-yet'
      // what could not be prepared is written when it is unlocked, and only then it can fail
      return written.ok || written.error.kind === 'generation-failed' ? 'done' : written.error.kind
    },
  }
}

type Kept = Omit<ChapterPart, 'chapterId'>

const isSame = (one: ChapterTask, other: ChapterTask): boolean => JSON.stringify(one) === JSON.stringify(other)
