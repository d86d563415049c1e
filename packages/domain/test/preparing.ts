import type { LockedChapter } from '../src/chapters/chapter.ts'
import type { Job } from '../src/ports/jobs.ts'
import type { LanguageModel } from '../src/ports/language-model.ts'
import type { ChapterId } from '../src/shared/ids.ts'
import type { Task } from '../src/tutoring/task.ts'
import type { Spending } from '../src/use-cases/tutoring/daily-budget.ts'
import {
  aLockedChapter,
  anOpenChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seedPlan,
} from '../testing/index.ts'

const OBJECTIVES = ['Feed a starter', 'Judge its ripeness', 'Bake with it']
/** A blueprint, an opening, a section for each objective, a review, a recap and exercises. */
export const TEXT = OBJECTIVES.length + 5
/** With two sets of questions, and their solutions. */
export const PARTS = TEXT + 4

type Options = {
  readonly next?: Partial<LockedChapter>
  readonly isFirstOpen?: boolean
  readonly prepareAhead?: boolean
  readonly spending?: Partial<Spending>
}

/** A plan of three chapters, and a model that is watched. */
export async function setUpPlan({ next = {}, isFirstOpen = false, prepareAhead = true, spending = {} }: Options = {}) {
  const model = makeScriptedLanguageModel()
  model.script(...Array.from({ length: 12 }, () => fitAnswerTo))
  const asked: Task['kind'][] = []
  const hooks = new Map<number, () => unknown>()
  const watched: LanguageModel = {
    ...model,
    ask: async (task, listening) => {
      asked.push(task.kind)
      const hook = hooks.get(asked.length)
      hooks.delete(asked.length)
      await hook?.()
      return model.ask(task, listening)
    },
  }
  const fixture = makeFixture({
    model: watched,
    prepareAhead,
    spending: { prices: {}, dailyBudget: null, ...spending },
  })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [
      isFirstOpen
        ? anOpenChapter(id, 1, { title: 'Flour' })
        : aLockedChapter(id, 1, { title: 'Flour', price: 0, objectives: OBJECTIVES }),
      aLockedChapter(id, 2, { title: 'Starter', objectives: OBJECTIVES, ...next }),
      aLockedChapter(id, 3, { title: 'Dough', objectives: OBJECTIVES }),
    ],
  })
  const [first, second, third] = chapters.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('Three chapters were seeded.')
  const job: Job = { kind: 'prepare-chapter', userId: user.id, planId: plan.id, chapterId: second }
  return {
    fixture,
    model,
    user,
    plan,
    own: { userId: user.id, planId: plan.id },
    job,
    first,
    second,
    third,
    asked: () => asked,
    /** Does something as that call begins. */
    on: (call: number, hook: () => unknown) => hooks.set(call, hook),
    prepare: () => fixture.handlers.run(job),
    /** As a worker runs it. */
    startPreparing: async () => {
      await keep(fixture.unitOfWork, ({ jobs }) => jobs.enqueue(job))
      await fixture.runner.drain()
    },
    drain: () => fixture.runner.drain(),
    chapter: (id: ChapterId) => keep(fixture.unitOfWork, ({ chapters: stored }) => stored.find(id)),
    parts: (id: ChapterId) => keep(fixture.unitOfWork, ({ chapterParts }) => chapterParts.ofChapter(id)),
    /** The first one that is locked. */
    next: async (): Promise<ChapterId> => {
      const stored = await keep(fixture.unitOfWork, ({ chapters: all }) => all.ofPlan(plan.id))
      return stored.find(({ kind }) => kind === 'locked')?.id ?? second
    },
    unlock: (chapterId: ChapterId) =>
      fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId }),
  }
}
