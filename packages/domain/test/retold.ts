import type { OpenChapter } from '../src/chapters/chapter.ts'
import type { RewriteWay } from '../src/chapters/versions.ts'
import type { ChapterId } from '../src/shared/ids.ts'
import type { Task } from '../src/tutoring/task.ts'
import {
  aLockedChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedAnswer,
  seedPlan,
} from '../testing/index.ts'

export const OBJECTIVES = ['Feed a starter', 'Judge its ripeness', 'Bake with it']

/** A learner with 5 credits who reads the first chapter of two, as a model has written it. */
export async function openRetold() {
  const model = makeScriptedLanguageModel()
  let ways: readonly RewriteWay[] | null = null
  let [calls, crashing] = [0, 0]
  const answers = Array.from(
    { length: 8 },
    () =>
      (task: Task): ScriptedAnswer =>
        fitAnswerTo(task),
  )
  model.script(...answers)
  const fixture = makeFixture({
    model: {
      ...model,
      rewrites: () => ways ?? ['simpler', 'deeper', 'more-examples', 'shorter', 'other'],
      ask: async (task, listening) => {
        calls += 1
        if (calls === crashing) throw new Error('crashed')
        return model.ask(task, listening)
      },
    },
  })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 5,
    chaptersOf: ({ id }) => [
      aLockedChapter(id, 1, { title: 'Starter', price: 0, objectives: OBJECTIVES }),
      aLockedChapter(id, 2, { price: 10 }),
    ],
  })
  const chapterId = chapters[0]?.id ?? ('' as ChapterId)
  const own = { userId: user.id, chapterId }
  await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId })
  await fixture.runner.drain()
  await fixture.useCases.tickObjective({ ...own, objective: 'Bake with it', isTicked: true })
  await fixture.useCases.toggleCompletion(own)
  calls = 0
  return {
    fixture,
    model,
    user,
    plan,
    chapterId,
    knows: (known: readonly RewriteWay[]) => {
      ways = known
    },
    calls: () => calls,
    crashAt: (call: number) => {
      crashing = call
    },
    drain: () => fixture.runner.drain(),
    chapter: async () => (await keep(fixture.unitOfWork, (all) => all.chapters.find(chapterId))) as OpenChapter,
    rewrite: (how: RewriteWay, words?: string, userId = user.id) =>
      fixture.useCases.rewriteChapter({ ...own, userId, how, words }),
    versions: async () => {
      const read = await fixture.useCases.readVersions(own)
      return { value: read.ok ? read.value : undefined }
    },
    showVersion: (number: number) => fixture.useCases.showVersion({ ...own, number }),
  }
}
