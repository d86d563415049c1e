import type { Question } from '../../check/question.ts'
import type { Adapters, Job, JobOutcome, Repositories } from '../../ports/index.ts'
import { type ChapterId, err, ok, type PlanId, parseText, type UserId } from '../../shared/index.ts'
import type { CallAbout } from '../../tutoring/model-call.ts'
import { holds, readSolution, solveTask } from '../../tutoring/questions/solution.ts'
import { type GenerationDeps, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type FoundVersion, lockVersion, saveVersion } from './find-version.ts'

type VerifyQuestionJob = Extract<Job, { kind: 'verify-question' }>
type Report = {
  readonly userId: UserId
  readonly questionId: string
  readonly reason: string
  readonly words?: string | undefined
}

/** Has the key of a question verified that its learner doubts: once, and not where it is void already. */
export const makeReportQuestion =
  ({
    unitOfWork,
    clock,
    tutor,
  }: Pick<Adapters, 'unitOfWork' | 'clock'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }) =>
  async ({ userId, questionId, reason, words }: Report) => {
    const parsed = parseText('doubt', reason)
    if (!parsed.ok) return parsed
    const more = parseText('doubtWords', words ?? '')
    if (!more.ok) return more
    const affordable = await tutor.checkBudgetFor(userId)
    return unitOfWork.run(async (repositories) => {
      const chapter = await repositories.chapters.findByQuestion(userId, questionId)
      const found = chapter && (await lockQuestion(repositories, { ...chapter, chapterId: chapter.id, questionId }))
      if (!found) return err({ kind: 'question-not-found' })
      // a card that was made while its question went void goes with this report
      if (found.question.isVoid) await repositories.reviews.voidCard(userId, questionId)
      if (found.question.isVoid || found.question.reported !== undefined) return ok(undefined)
      if (!affordable.ok) return affordable
      const { id: chapterId, planId } = found.chapter
      const reported = more.value ? `${parsed.value}: ${more.value}` : parsed.value
      const report = { reported, reportedAt: clock.now().toISOString() }
      await saveQuestion(repositories, found, { ...found.question, ...report })
      await repositories.jobs.enqueue({ kind: 'verify-question', userId, planId, chapterId, questionId })
      return ok(undefined)
    })
  }

/** Solves a reported question twice without its key. Another answer makes it and its card void; scores follow when they are read. */
export const makeVerifyQuestion = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork'>) => {
  const change = (job: VerifyQuestionJob, become: (question: Question) => Question) =>
    deps.unitOfWork.run(async (repositories) => {
      const found = await lockQuestion(repositories, job)
      if (!found) return
      const question = become(found.question)
      await saveQuestion(repositories, found, question)
      if (question.isVoid) await repositories.reviews.voidCard(job.userId, question.id)
    })

  /** Nothing was found out: it may be reported again. */
  const takeBack = (job: VerifyQuestionJob) =>
    change(job, ({ reported: _reported, reportedAt: _reportedAt, ...question }) => question)

  return {
    run: async (job: VerifyQuestionJob): Promise<JobOutcome> => {
      const { userId, planId, chapterId } = job
      const found = await deps.unitOfWork.run((repositories) => lockQuestion(repositories, job))
      if (!found || found.question.isVoid) return 'done'
      const solved = await solveTwice(deps, found, { userId, planId, chapterId })
      if (!solved.ok && solved.error.kind !== 'generation-failed') return solved.error.kind
      if (!solved.ok) await takeBack(job)
      else {
        const verdict = solved.value ? ({ keyHeld: true } as const) : { isVoid: true }
        await change(job, (one) => ({ ...one, ...verdict }))
      }
      return 'done'
    },
    abandon: async (job: VerifyQuestionJob): Promise<void> => {
      await takeBack(job)
    },
  }
}

/** Whether the key holds: one that a learner doubts has to be found by both, for a solver errs at times. */
async function solveTwice(deps: GenerationDeps, found: Found, about: CallAbout) {
  const { question } = found
  for (const round of ['report', 'report-2']) {
    const task = solveTask(sectionsOf(found), [question], `${round}:${question.id}`)
    const read = (answer: string) => readSolution(answer, task)
    const solved = await generateWithRetries(deps, { task, about, read })
    if (!solved.ok) return solved
    if (!holds(question, solved.value[0] ?? [])) return ok(false)
  }
  return ok(true)
}

type Place = { readonly planId: PlanId; readonly chapterId: ChapterId; readonly questionId: string }

type Found = FoundVersion & { readonly question: Question }

/** As it is now: another report may have been faster, and the chapter may have another version by now. */
async function lockQuestion(repositories: Repositories, { questionId, ...place }: Place): Promise<Found | null> {
  const isAsked = ({ id }: Question): boolean => id === questionId
  const found = await lockVersion(repositories, place, ({ questions }) => questions.some(isAsked))
  const question = found?.version.questions.find(isAsked)
  return found && question ? { ...found, question } : null
}

const saveQuestion = (repositories: Repositories, found: Found, changed: Question): Promise<void> =>
  saveVersion(repositories, found, {
    questions: found.version.questions.map((one) => (one.id === changed.id ? changed : one)),
  })

/** Content of the first version of the product has no sections. */
const sectionsOf = ({ chapter: { title }, version: { content } }: Found) =>
  content.sections.length > 0
    ? content.sections.map(({ heading, body }) => ({ heading, body }))
    : [{ heading: title, body: content.introduction }]
