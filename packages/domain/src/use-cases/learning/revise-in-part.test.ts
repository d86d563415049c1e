import { beforeEach, expect, it } from 'vitest'
import {
  aFitRevisionAnswer,
  aLockedChapter,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  type ScriptedLanguageModel,
  seedPlan,
} from '../../../testing/index.ts'
import type { ScriptedAnswer } from '../../../testing/memory/language-model.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import type { Task } from '../../tutoring/task.ts'

let fixture: Fixture
let model: ScriptedLanguageModel
let userId: UserId
let planId: PlanId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  const oven = newChapterId()
  const seeded = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [
      aLockedChapter(id, 1, { id: oven, title: 'Heat the oven', summary: 'All about heat.' }),
      aLockedChapter(id, 2, { title: 'Bake a loaf', summary: 'All about crust.', prerequisites: [oven] }),
    ],
  })
  userId = seeded.user.id
  planId = seeded.plan.id
})

const REASON = '“Bake a loaf” builds on “Heat the oven”, so it has to come later.'

it('should say beside the changes what of a request is not among them, and why', async () => {
  const withNew = (order: readonly number[]) => (task: Task) => ({
    chapters: [
      ...order.map((from) => ({ from })),
      ...(task.kind === 'revise' ? aFitRevisionAnswer(task).chapters.slice(-1) : []),
    ],
    not_done: 'Nothing can be sung.',
  })
  // corrected once, a model leaves the move out without a word
  expect(await ask('Put the loaf first, add one and sing it', withNew([2, 1]), withNew([1, 2]))).toMatchObject({
    kind: 'ready',
    changes: [{ kind: 'add' }],
    notDone: [REASON, 'Nothing can be sung.'],
  })
})

it('should give every reason where nothing can be done, also what an earlier answer was refused for', async () => {
  const answers = [{ chapters: [{ from: 2 }, { from: 1 }] }, { chapters: [], not_done: 'It would not work.' }]
  expect(await ask('Drop chapter 9, and put the loaf first', ...answers)).toMatchObject({
    kind: 'failed',
    reason: 'There’s no chapter 9: the plan has 2 chapters. Your plan hasn’t changed.',
    notDone: ['There’s no chapter 9: the plan has 2 chapters.', REASON, 'It would not work.'],
  })
})

it('should ask a model that says why nothing is changed only once', async () => {
  expect(await ask('Sing it', { chapters: [], not_done: 'It has no sound.' })).toMatchObject({
    kind: 'failed',
    reason: 'It has no sound. Your plan hasn’t changed.',
    notDone: ['It has no sound.'],
  })
})

// Helpers

async function ask(request: string, ...answers: readonly (ScriptedAnswer | ((task: Task) => ScriptedAnswer))[]) {
  model.script(...answers)
  await fixture.useCases.requestRevision({ userId, planId, request })
  await fixture.runner.drain()
  const read = await fixture.useCases.readRevision({ userId, planId })
  return read.ok ? read.value.revision : null
}
