import { CHAPTER_PRICE, type LanguageModel } from '@app/domain'
import type { GoalCase } from '../cases/goals.ts'
import { MANGLES, type Mangle, SMALL_WINDOW, sayAsSmallModel } from '../models/small-model.ts'
import { type Protocol, startClients } from '../protocol/clients.ts'
import { inParallel } from './in-parallel.ts'
import { type PlayedGoal, playGoal } from './play-goal.ts'

export type SmallModelResult = {
  readonly id: string
  readonly mangle: string
  readonly plan: string | null
  readonly chapters: readonly string[]
  /** What did not end well; null where everything did. */
  readonly fault: string | null
}

const AT_ONCE = 8

/** Plays whole goals with a model of 8B in a window of 8k, over the real adapter of a protocol. `good`: what it means to say. */
export async function runSmallModel(
  goals: readonly GoalCase[],
  protocol: Protocol,
  good: () => LanguageModel,
): Promise<readonly SmallModelResult[]> {
  const answers = new Map<string, string>()
  const clients = await startClients((model) => answers.get(model) ?? '', { window: SMALL_WINDOW })
  try {
    return await inParallel(AT_ONCE, [...goals.entries()], async ([index, goal]) => {
      const mangle = MANGLES[index % MANGLES.length] ?? 'lines'
      const client = clients.of(protocol, goal.id)
      const tutor = good()
      let calls = 0
      let last: Promise<unknown> = Promise.resolve()
      const model: LanguageModel = {
        ...client,
        // one after the other: its server knows the goal, and not what is asked
        ask: (task, listening) => {
          const ask = async () => {
            const answered = await tutor.ask(task)
            if (!answered.ok) return answered
            answers.set(goal.id, sayAsSmallModel(JSON.parse(answered.value.text), task, { mangle, calls }))
            calls += 1
            return client.ask(task, listening)
          }
          const asked = last.then(ask)
          last = asked
          return asked
        },
      }
      return endOf(goal, mangle, await playGoal(goal, model))
    })
  } finally {
    await clients.close()
  }
}

/** The words of a plan that is sold: none of them may be what is left of a shape. */
const DEBRIS = /[{}[\]]|\\n|"\s{0,2}:|\b(?:builds_on|chapter_\d+_|learning_objectives)\b/

function endOf(goal: GoalCase, mangle: Mangle, played: PlayedGoal): SmallModelResult {
  const { planStatus: plan, planTexts, charged } = played
  const chapters = played.chapters.map(({ status }) => status)
  const sold = played.chapters.filter(({ number, status }) => number > 1 && status === 'COMPLETE').length
  const lines = planTexts?.outlines.flatMap(({ title, summary, objectives }) => [title, summary, ...objectives]) ?? []
  const content = played.chapters.flatMap(({ content }) => (content ? [content] : []))
  const read = [
    ...lines,
    ...content.flatMap((one) => [...one.learningObjectives, ...one.curatedResources.map(({ title }) => title)]),
  ]
  const broken = read.find((line) => DEBRIS.test(line))
  const fault =
    played.ended !== 'planned'
      ? played.ended
      : plan === 'PENDING' || plan === null
        ? 'a plan that never ends'
        : charged !== sold * CHAPTER_PRICE
          ? `charged ${charged} for ${sold} chapters`
          : broken !== undefined
            ? `debris: ${broken.slice(0, 60)}`
            : null
  return { id: goal.id, mangle, plan, chapters, fault }
}
