import type { OpenChapter } from '../../chapters/chapter.ts'
import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import type { ChapterContent } from '../../chapters/content.ts'
import type { Adapters, Job, JobOutcome, Repositories } from '../../ports/index.ts'
import { err, ok, type Result, type UserId } from '../../shared/index.ts'
import type { ChapterTask } from '../../tutoring/task.ts'
import { type GenerationDeps, gatesOf, type NoRoomYet } from '../tutoring/generate-with-retries.ts'
import { type FoundVersion, lockVersion, saveVersion } from './find-version.ts'
import { type PrepareAhead, prepareNext } from './prepare-next.ts'
import { type WrittenCheck, writeCheck } from './write-check.ts'
import { makeWritePart, type WritePart } from './write-part.ts'

type WriteCheckJob = Extract<Job, { kind: 'write-check' }>
type Deps = GenerationDeps & PrepareAhead & Pick<Adapters, 'unitOfWork' | 'ids'>

type Text = Pick<ChapterTask, 'brief' | 'title'> & {
  readonly content: ChapterContent
  /** Number of the version that it is. */
  readonly version: number
}

/** They stand among those of the text, and of other versions' checks. */
const partsOf = (version: number): string => `check-${version}-`

/** Writes the questions about a text that is whole, then those of the second set. */
export async function checkText(
  deps: Pick<Deps, 'ids'> & GenerationDeps,
  writePart: WritePart,
  { content, version, ...task }: Text,
): Promise<Result<WrittenCheck, NoRoomYet>> {
  const write = (first?: WrittenCheck['questions']) =>
    writeCheck(
      (part) => writePart({ ...part, name: `${partsOf(version)}${part.name}` }),
      { task, sections: content.sections, objectives: content.learningObjectives },
      { ids: deps.ids, ...gatesOf(deps) },
      first,
    )
  const first = await write()
  if (!first.ok || first.value.questions.length === 0) return first
  const second = await write(first.value.questions)
  return second.ok ? ok({ questions: [...first.value.questions, ...second.value.questions] }) : second
}

/** A text with its check where that was prepared, or costs no call of a model. Any other follows by a job: see `enqueueCheck`. */
export async function withReadyCheck(
  deps: Pick<Deps, 'ids'> & GenerationDeps,
  writing: Parameters<typeof makeWritePart>[1],
  text: Text,
): Promise<Pick<OpenChapter, 'content' | 'questions'>> {
  // lessons that are there already bring their questions along
  const halted = () => (deps.tutor.writes === null ? ('not-yet' as const) : null)
  const check = await checkText(deps, makeWritePart(deps, { ...writing, halted }), text)
  if (!check.ok) return { content: { ...text.content, isCheckPending: true }, questions: [] }
  const { questions, ...why } = check.value
  return { content: { ...text.content, ...why }, questions }
}

/** Of a text that is whole: what was kept for its check stays until that is there, too. */
export const removeTextParts = (repositories: Repositories, { id, content, versions }: OpenChapter): Promise<void> =>
  removeParts(
    repositories,
    id,
    (name) => !name.startsWith('check-') || (!content.isCheckPending && name.startsWith(partsOf(versions.shown))),
  )

async function removeParts(
  { chapterParts }: Pick<Repositories, 'chapterParts'>,
  chapterId: ChapterPart['chapterId'],
  isOver: (name: string) => boolean,
): Promise<void> {
  const names = (await chapterParts.ofChapter(chapterId)).map(({ name }) => name).filter(isOver)
  if (names.length > 0) await chapterParts.removeOf(chapterId, names)
}

/** Has the check of the version written that is shown, where it is still to come. */
export async function enqueueCheck(
  { jobs }: Pick<Repositories, 'jobs'>,
  { id: chapterId, planId, content, versions }: OpenChapter,
  userId: UserId,
): Promise<void> {
  if (content.isCheckPending)
    await jobs.enqueue({ kind: 'write-check', userId, planId, chapterId, version: versions.shown })
}

/**
 * Writes the check of a chapter that can be read already, in parts that are kept as those of the text are; then the next chapter may be
 * prepared. It fails no chapter: where no questions hold, the content says why. No wallet is touched: the text is paid for.
 */
export const makeAddCheck = (deps: Deps) => {
  /** Works on the version as long as its check is awaited. */
  const whileAwaited = <T>(job: WriteCheckJob, work: (found: FoundVersion, repositories: Repositories) => Promise<T>) =>
    deps.unitOfWork.run(async (repositories) => {
      const found = await lockVersion(
        repositories,
        job,
        ({ number, content }) => number === job.version && content.isCheckPending === true,
      )
      return found ? ok(await work(found, repositories)) : err({ kind: 'superseded' })
    })

  const isAwaited = async (job: WriteCheckJob): Promise<boolean> => (await whileAwaited(job, async () => undefined)).ok

  const begin = (job: WriteCheckJob) =>
    whileAwaited(job, async ({ chapter: { title }, version }, { plans, chapterParts, jobs }) => {
      const plan = await plans.find(job.planId)
      if (!plan) throw new Error('A chapter always has its plan.')
      return {
        text: { brief: plan.brief, title, content: version.content, version: version.number },
        kept: await chapterParts.ofChapter(job.chapterId),
        isPrepared: await jobs.isRunning({ ...job, kind: 'prepare-chapter' }),
      }
    })

  const keep = (job: WriteCheckJob) => async (part: Omit<ChapterPart, 'chapterId'>) => {
    const { chapterId } = job
    return (await whileAwaited(job, (_, { chapterParts }) => chapterParts.save({ ...part, chapterId }))).ok
  }

  const finish = (job: WriteCheckJob, { questions, ...why }: WrittenCheck) =>
    whileAwaited(job, async (found, repositories) => {
      const { isCheckPending: _, ...content } = found.version.content
      await saveVersion(repositories, found, { content: { ...content, ...why }, questions })
      await removeParts(repositories, job.chapterId, (name) => name.startsWith(partsOf(job.version)))
      const plan = await repositories.plans.find(job.planId)
      if (plan) await prepareNext(deps, plan, repositories)
    })

  type Begun = Extract<Awaited<ReturnType<typeof begin>>, { readonly ok: true }>['value']

  const writeAndFinish = async (job: WriteCheckJob, { text, kept }: Begun): Promise<JobOutcome> => {
    const { userId, planId, chapterId } = job
    const about = { userId, planId, chapterId }
    const check = await checkText(deps, makeWritePart(deps, { about, kept, save: keep(job), waits: true }), text)
    if (check.ok) await finish(job, check.value)
    else if (await isAwaited(job)) return check.error.kind
    return 'done'
  }

  return {
    run: async (job: WriteCheckJob): Promise<JobOutcome> => {
      const begun = await begin(job)
      if (!begun.ok) return 'done'
      // what prepares it goes on with it: see `makePrepareChapter`
      return begun.value.isPrepared ? 'not-yet' : writeAndFinish(job, begun.value)
    },
    /** For what has been preparing the chapter when it was unlocked. */
    continueCheck: async (job: WriteCheckJob): Promise<void> => {
      const begun = await begin(job)
      if (begun.ok) await writeAndFinish(job, begun.value)
    },
    abandon: async (job: WriteCheckJob): Promise<void> => {
      await finish(job, { questions: [], noCheck: 'unwritten' })
    },
  }
}
