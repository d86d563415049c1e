import type { OpenChapter } from '../../chapters/chapter.ts'
import type { Question } from '../../check/question.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job, JobOutcome } from '../../ports/jobs.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { tidy } from '../../shared/text.ts'
import { holds, readSolution, solveTask } from '../../tutoring/questions/solution.ts'
import { type GenerationDeps, generateWithRetries } from '../tutoring/generate-with-retries.ts'
import type { Tutor } from '../tutoring/tutor.ts'

type VerifyQuestionJob = Extract<Job, { kind: 'verify-question' }>
type Report = { readonly userId: UserId; readonly questionId: string; readonly reason: string }

/** Has the key of a question verified that its learner doubts: once, and not where it is void already. */
export const makeReportQuestion =
  ({
    unitOfWork,
    clock,
    tutor,
  }: Pick<Adapters, 'unitOfWork' | 'clock'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }) =>
  async ({ userId, questionId, reason }: Report) => {
    const affordable = await tutor.checkBudgetFor(userId)
    return unitOfWork.run(async (repositories) => {
      const chapter = await repositories.chapters.findByQuestion(userId, questionId)
      const found = chapter && (await lockQuestion(repositories, { ...chapter, chapterId: chapter.id, questionId }))
      if (!found) return err({ kind: 'question-not-found' })
      if (found.question.isVoid || found.question.reported !== undefined) return ok(undefined)
      if (!affordable.ok) return affordable
      const { id: chapterId, planId } = found.chapter
      const report = { reported: tidy(reason), reportedAt: clock.now().toISOString() }
      await repositories.chapters.save(withQuestion(found.chapter, { ...found.question, ...report }))
      await repositories.jobs.enqueue({ kind: 'verify-question', userId, planId, chapterId, questionId })
      return ok(undefined)
    })
  }

/** Solves a reported question without its key. One that comes to another answer makes it void; scores follow when they are read. */
export const makeVerifyQuestion = (deps: GenerationDeps & Pick<Adapters, 'unitOfWork'>) => {
  const change = (job: VerifyQuestionJob, become: (question: Question) => Question) =>
    deps.unitOfWork.run(async (repositories) => {
      const found = await lockQuestion(repositories, job)
      if (found) await repositories.chapters.save(withQuestion(found.chapter, become(found.question)))
      return ok(undefined)
    })

  /** Nothing was found out: it may be reported again. */
  const takeBack = (job: VerifyQuestionJob) =>
    change(job, ({ reported: _reported, reportedAt: _reportedAt, ...question }) => question)

  return {
    run: async (job: VerifyQuestionJob): Promise<JobOutcome> => {
      const { userId, planId, chapterId, questionId } = job
      const { value: chapter } = await deps.unitOfWork.run(async ({ chapters }) => ok(await chapters.find(chapterId)))
      const question = chapter?.kind === 'open' && chapter.questions.find(({ id }) => id === questionId)
      if (!question || question.isVoid) return 'done'
      const task = solveTask(sectionsOf(chapter), [question], `report:${questionId}`)
      const solved = await generateWithRetries(deps, {
        task,
        about: { userId, planId, chapterId },
        read: (answer) => readSolution(answer, task),
      })
      if (!solved.ok && solved.error.kind !== 'generation-failed') return solved.error.kind
      if (!solved.ok) await takeBack(job)
      else {
        const verdict = holds(question, solved.value[0] ?? []) ? ({ keyHeld: true } as const) : { isVoid: true }
        await change(job, (one) => ({ ...one, ...verdict }))
      }
      return 'done'
    },
    abandon: async (job: VerifyQuestionJob): Promise<void> => {
      await takeBack(job)
    },
  }
}

type Place = { readonly planId: PlanId; readonly chapterId: ChapterId; readonly questionId: string }

/** As it is now: another report may have been faster, and the chapter may have been written anew. */
async function lockQuestion({ plans, chapters }: Repositories, { planId, chapterId, questionId }: Place) {
  await plans.lock(planId)
  const chapter = await chapters.find(chapterId)
  const question = chapter?.kind === 'open' ? chapter.questions.find(({ id }) => id === questionId) : undefined
  return chapter?.kind === 'open' && question ? { chapter, question } : null
}

const withQuestion = (chapter: OpenChapter, changed: Question): OpenChapter => ({
  ...chapter,
  questions: chapter.questions.map((one) => (one.id === changed.id ? changed : one)),
})

/** Content of the first version has no sections. */
const sectionsOf = ({ title, content }: OpenChapter) =>
  content.sections.length > 0
    ? content.sections.map(({ heading, body }) => ({ heading, body }))
    : [{ heading: title, body: content.introduction }]
