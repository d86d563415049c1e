import { describe, expect, it } from 'vitest'
import {
  aFitPlanAnswer,
  aReplyAnswer,
  makeFixture,
  makeScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import { latestWords } from '../../tutoring/reply/reply-draft.ts'
import type { PlanTask, Task } from '../../tutoring/task.ts'

// the evening of the 23rd in New York
const EVENING = new Date('2026-11-24T02:30:00Z')
const NEW_YORK = 'America/New_York'
const GOAL = 'Learn to juggle'

describe('the time zone of a conversation', () => {
  it('should decide which day tomorrow is, from the first message to the plan', async () => {
    const { useCases, own, read, fixture, plan } = await talk(NEW_YORK)
    await useCases.continueConversation({ ...own, message: 'by tomorrow', timeZone: NEW_YORK })
    expect(await read()).toMatchObject({ known: { deadline: '2026-11-24' } })
    const summary = await useCases.summariseConversation({ ...own, timeZone: NEW_YORK })
    expect(summary.ok && summary.value.text).toContain('November 24, 2026')
    await useCases.confirmAndGenerate(own)
    // the job runs after midnight there, and sees the same day
    fixture.clock.advance(3 * 3_600_000)
    expect((await plan())?.slots).toMatchObject({ deadline: '2026-11-24' })
  })

  it('should decide what is still to come: today is not', async () => {
    for (const [timeZone, deadline] of [
      [NEW_YORK, '2026-11-24'],
      [undefined, null],
    ] as const) {
      const { useCases, own, read, plan } = await talk(timeZone)
      await useCases.continueConversation({ ...own, message: 'by 24 November 2026' })
      expect(await read()).toMatchObject({ known: { deadline } })
      await useCases.summariseConversation(own)
      await useCases.confirmAndGenerate(own)
      expect((await plan())?.slots).toMatchObject({ deadline })
    }
  })

  it('should be UTC where none was ever named, and stay where a later message names none', async () => {
    const unnamed = await talk(undefined)
    await unnamed.useCases.continueConversation({ ...unnamed.own, message: 'by tomorrow' })
    expect(await unnamed.read()).toMatchObject({ known: { deadline: '2026-11-25' } })
    expect((await unnamed.read())?.brief).not.toHaveProperty('timeZone')

    const named = await talk(NEW_YORK)
    await named.useCases.continueConversation({ ...named.own, message: 'by tomorrow' })
    expect(await named.read()).toMatchObject({ brief: { timeZone: NEW_YORK }, known: { deadline: '2026-11-24' } })
  })
})

// Helpers

/** As a model reads it. */
function factsIn(task: Task) {
  const words = task.kind === 'reply' ? latestWords(task.turns) : ''
  if (words === 'by tomorrow') return { ready_in_days: ['1', words] } as const
  return { ready_by: ['2026-11-24', words] } as const
}

async function talk(timeZone: string | undefined) {
  const model = makeScriptedLanguageModel({ asks: 'time', question: 'How much time do you have per week?' }, (task) =>
    aReplyAnswer({ asks: 'level', question: 'How much do you know about it already?', facts: factsIn(task) }),
  )
  const fixture = makeFixture({ model })
  fixture.clock.set(EVENING)
  const { useCases } = fixture
  const { id: userId } = await seedUser(fixture.unitOfWork)
  const begun = await useCases.initiateConversation({ userId, goal: GOAL, ...(timeZone && { timeZone }) })
  if (!begun.ok) throw new Error('The model answers.')
  const own = { userId, conversationId: begun.value.conversationId }
  const read = async () => {
    const found = await useCases.readConversation(own)
    return found.ok ? found.value : null
  }
  const plan = async () => {
    model.script(aFitPlanAnswer({ goal: GOAL }, ['Balls', 'Throws', 'Rings']))
    await fixture.runner.drain()
    return model.tasks.find((task): task is PlanTask => task.kind === 'plan')
  }
  return { fixture, useCases, own, read, plan }
}
