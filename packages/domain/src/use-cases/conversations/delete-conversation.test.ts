import { beforeEach, describe, expect, it } from 'vitest'
import {
  awaitingConfirmation,
  type Fixture,
  HANG,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { ConversationId, UserId } from '../../shared/ids.ts'

let fixture: Fixture
let model: ScriptedLanguageModel
let userId: UserId
let conversationId: ConversationId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  userId = (await seedUser(fixture.unitOfWork)).id
  const conversation = awaitingConfirmation(userId)
  conversationId = conversation.id
  await seed(fixture.unitOfWork, { conversations: [conversation] })
})

describe('deleteConversation', () => {
  it('should keep one that a plan has come of', async () => {
    expect(await fixture.useCases.confirmAndGenerate(own())).toMatchObject({ ok: true })
    expect(await fixture.useCases.deleteConversation(own())).toEqual({
      ok: false,
      error: { kind: 'conversation-closed' },
    })
    expect(await fixture.useCases.readConversation(own())).toMatchObject({ ok: true })
  })

  it("should not find another learner's", async () => {
    const other = (await seedUser(fixture.unitOfWork)).id
    const deleted = await fixture.useCases.deleteConversation({ userId: other, conversationId })
    expect(deleted).toEqual({ ok: false, error: { kind: 'conversation-not-found' } })
    expect(await fixture.useCases.listConversations(userId)).toMatchObject([{ planId: null }])
  })

  it('should end the reply that is being written, and leave nothing of it', async () => {
    model.script(HANG)
    const reply = fixture.useCases.continueConversation({ ...own(), message: 'Beginner', messageId: undefined })
    await expect.poll(() => model.tasks.length).toBe(1)
    expect(await fixture.useCases.deleteConversation(own())).toMatchObject({ ok: true })
    expect(await reply).toMatchObject({ ok: false })
    expect(await fixture.useCases.readConversation(own())).toMatchObject({ ok: false })
    expect(await fixture.useCases.listConversations(userId)).toEqual([])
  })
})

// Helpers

const own = () => ({ userId, conversationId })
