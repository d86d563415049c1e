import { type LanguageModel, LEVELS, type Level, type Question, STEPS, stepOf } from '@app/domain'
import { keep, makeFixture, newAttemptId, seedUser } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import type { LessonGoal } from '../cases/lesson-goals.ts'
import { bare, isKeyFound } from '../cases/solutions.ts'
import { inParallel } from './in-parallel.ts'

/** A learner of a known level, and the level that their answers came to. `slip`: they know it and are wrong; `guess`: the other way. */
export type Placing = { readonly level: Level; readonly but: 'nothing' | 'slip' | 'guess'; readonly found: Level }

export type PlacementScore = {
  readonly id: string
  /** Empty: there are none for this goal. */
  readonly questions: readonly {
    readonly prompt: string
    readonly isSolved: boolean
    readonly agreed: boolean | null
  }[]
  readonly placings: readonly Placing[]
}

const AT_ONCE = 4

/** Every learner there is: each level, without a slip, with any one, with any one lucky guess. */
export const runPlacement = (
  goals: readonly LessonGoal[],
  model: () => LanguageModel,
): Promise<readonly PlacementScore[]> =>
  inParallel(AT_ONCE, goals, async ({ id, goal }) => {
    const { questions, solved } = await placed(goal, model(), () => false)
    const placings: Placing[] = []
    for (const level of questions.length === 0 ? [] : LEVELS) {
      const knows = (question: Question): boolean => stepOf(question) <= lastStepOf(level)
      for (const other of [null, ...questions.map(stepOf)]) {
        const but = other === null ? 'nothing' : other <= lastStepOf(level) ? 'slip' : 'guess'
        const { found } = await placed(goal, model(), (one) => knows(one) !== (stepOf(one) === other))
        if (found) placings.push({ level, but, found })
      }
    }
    return {
      id,
      questions: questions.map((question) => ({
        prompt: question.prompt,
        isSolved: solved.has(bare(question.prompt)),
        agreed: isKeyFound(question),
      })),
      placings,
    }
  })

const lastStepOf = (level: Level): number =>
  STEPS.findLastIndex((step) => LEVELS.indexOf(step.level) <= LEVELS.indexOf(level))

const markdown = makeMarkdown()

/** A whole placement, by the use cases; who does not know leaves a question out. */
async function placed(goal: string, model: LanguageModel, knows: (question: Question) => boolean) {
  const solved = new Set<string>()
  const ask: LanguageModel['ask'] = (task, listening) => {
    if (task.kind === 'solve') for (const { prompt } of task.questions) solved.add(bare(prompt))
    return model.ask(task, listening)
  }
  const { useCases, runner, unitOfWork } = makeFixture({ model: { ...model, ask }, markdown })
  const { id: userId } = await seedUser(unitOfWork)
  const started = await useCases.initiateConversation({ userId, goal })
  const start = started.ok ? started.value : started.error
  if (!('conversationId' in start)) throw new Error('The goal says nothing, or too much.')
  const { conversationId } = start
  const begun = await useCases.beginPlacement({ userId, conversationId })
  if (!begun.ok) throw new Error(`There can be no placement: ${begun.error.kind}`)
  await runner.drain()
  const placement = await keep(unitOfWork, ({ placements }) => placements.find(conversationId))
  const questions = placement?.kind === 'ready' ? placement.questions : []
  const known = questions
    .filter(knows)
    .map(({ id, key }): [string, unknown] => [id, typeof key === 'number' ? String(key) : key])
  const sent = { userId, conversationId, attemptId: newAttemptId(), answers: Object.fromEntries(known) }
  const answered = questions.length > 0 ? await useCases.answerPlacement(sent) : null
  if (answered && !answered.ok) throw new Error(`A placement cannot be answered: ${answered.error.kind}`)
  return { questions, solved, found: answered?.value.level ?? null }
}
