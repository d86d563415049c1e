import { expect, it } from 'vitest'
import {
  aFitPlanAnswer,
  awaitingConfirmation,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'

const THREAD = 'one sourdough loaf, better with each bake'

it('should keep what the chapters of a plan build, and send it with each of them and with a revision', async () => {
  const model = makeScriptedLanguageModel((task) =>
    task.kind === 'plan' ? { ...aFitPlanAnswer(task.brief), thread: THREAD } : fitAnswerTo(task),
  )
  const fixture = makeFixture({ model })
  const { id: userId } = await seedUser(fixture.unitOfWork)
  const conversation = awaitingConfirmation(userId)
  await seed(fixture.unitOfWork, { conversations: [conversation] })
  const confirmed = await fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id })
  if (!confirmed.ok) throw new Error(confirmed.error.kind)
  const { planId } = confirmed.value
  await fixture.runner.drain()
  expect(await keep(fixture.unitOfWork, ({ plans }) => plans.find(planId))).toMatchObject({ thread: THREAD })

  model.script(fitAnswerTo, fitAnswerTo)
  await fixture.useCases.unlockNextChapter({ userId, planId })
  await fixture.useCases.requestRevision({ userId, planId, request: 'Add a chapter about rye' })
  await fixture.runner.drain()
  const sent = model.tasks.filter(({ kind }) => ['chapter', 'blueprint', 'section', 'recap', 'revise'].includes(kind))
  expect(new Set(sent.map(({ kind }) => kind)).size).toBe(5)
  expect(sent.filter((task) => !('thread' in task && task.thread === THREAD))).toEqual([])
})
