import { describe, expect, it } from 'vitest'
import { makeFixture, makeScriptedLanguageModel, type ScriptedAnswer, seedUser } from '../../../testing/index.ts'
import { MessageId } from '../../shared/ids.ts'
import type { ReplyTask, Task } from '../../tutoring/task.ts'

const ANSWERS = {
  level: 'I learnt the moves as a child',
  time: 'Sunday mornings',
  focus: 'beating my brother',
} as const

/** How a model may fail, each at every second call. */
const FAILURES: Readonly<Record<string, ScriptedAnswer>> = {
  'is not there': { kind: 'model-unavailable', retryAfterMs: null, detail: '' },
  'takes too long': { kind: 'model-timeout', detail: '' },
  'answers nothing': '',
  'breaks off': '{"goal":"","level":"I le',
  'asks the same again': { asks: 'level', question: 'What is your level?' },
  'understands nothing': { facts: { level: 'unknown', time: 'N/A' }, asks: 'nothing' },
}

describe('a conversation with a model that fails at every second call', () => {
  it.each(Object.entries(FAILURES))('should sum up all that the learner said when it %s', async (_name, failure) => {
    const model = makeScriptedLanguageModel(
      ...Array.from({ length: 40 }, (_, call) => (call % 2 === 0 ? failure : ask)),
    )
    const fixture = makeFixture({ model })
    const { id: userId } = await seedUser(fixture.unitOfWork)

    let reply = await withRetries(() => fixture.useCases.initiateConversation({ userId, goal: 'Chess' }))
    const conversationId = reply.conversationId
    for (let turn = 0; turn < 6 && !reply.awaitingConfirmation; turn += 1) {
      const messageId = MessageId(fixture.ids.newId())
      const message = answerTo(reply.text)
      const say = () => fixture.useCases.continueConversation({ userId, conversationId, message, messageId })
      reply = { ...(await withRetries(say)), conversationId }
    }

    expect(reply.awaitingConfirmation).toBe(true)
    const said = await fixture.useCases.readConversation({ userId, conversationId })
    const answers = (said.ok ? said.value.turns : []).filter(({ speaker }) => speaker === 'learner').slice(1)
    expect(answers.length).toBeGreaterThan(0)
    for (const { text } of answers) expect(reply.text).toContain(text)
  })
})

describe('a plan that is wanted now', () => {
  it('should be made of the last words, too, where they got no reply', async () => {
    const model = makeScriptedLanguageModel(ask, { kind: 'model-unavailable', retryAfterMs: null, detail: '' })
    const fixture = makeFixture({ model })
    const { id: userId } = await seedUser(fixture.unitOfWork)
    const started = await fixture.useCases.initiateConversation({ userId, goal: 'Chess' })
    if (!started.ok) throw new Error(started.error.kind)
    const own = { userId, conversationId: started.value.conversationId }
    const failed = await fixture.useCases.continueConversation({ ...own, message: answerTo(started.value.text) })
    expect(failed.ok).toBe(false)
    const summary = await fixture.useCases.summariseConversation(own)
    expect(summary.ok && summary.value.text).toContain(answerTo(started.value.text))
    expect(await fixture.useCases.readConversation(own)).toMatchObject({ value: { brief: { level: ANSWERS.level } } })
  })
})

describe('messages that are sent at once', () => {
  it('should all be in the brief', async () => {
    const model = makeScriptedLanguageModel(...Array(20).fill(ask))
    const fixture = makeFixture({ model })
    const { id: userId } = await seedUser(fixture.unitOfWork)
    const started = await fixture.useCases.initiateConversation({ userId, goal: 'Chess' })
    if (!started.ok) throw new Error('The model is there.')
    const { conversationId } = started.value
    const say = (message: string) => fixture.useCases.continueConversation({ userId, conversationId, message })
    await Promise.all(Object.values(ANSWERS).map(say))
    const said = await fixture.useCases.readConversation({ userId, conversationId })
    const brief = said.ok ? JSON.stringify(said.value.brief) : ''
    for (const answer of Object.values(ANSWERS)) expect(brief).toContain(answer)
  })
})

// Helpers

/** A model that asks, but never says what it understood. */
const ask = (task: Task): ScriptedAnswer => {
  const [topic] = (task as ReplyTask).openTopics
  return { asks: topic ?? 'nothing', question: topic ? `And your ${topic}?` : '' }
}

const answerTo = (question: string): string =>
  /time/i.test(question) ? ANSWERS.time : /level|already know/i.test(question) ? ANSWERS.level : ANSWERS.focus

/** As a page does: sends again what found no answer. */
async function withRetries<T>(send: () => Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const sent = await send()
    if (sent.ok) return sent.value
  }
  throw new Error('No answer after five tries.')
}
