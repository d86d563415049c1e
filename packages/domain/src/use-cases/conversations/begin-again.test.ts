import { describe, expect, it } from 'vitest'
import { makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { MessageId } from '../../shared/ids.ts'

describe('initiateConversation', () => {
  it('should go on with what the same press has begun, and begin another conversation for another press', async () => {
    const model = makeScriptedLanguageModel()
    const { useCases, unitOfWork } = makeFixture({ model })
    const userId = (await seedUser(unitOfWork)).id
    model.script({ asks: 'level', question: 'Hello?' }, { asks: 'level', question: 'Hello again?' })
    const start = async (place: number) => {
      const messageId = MessageId(`0192f3a0-0000-7000-8000-00000000000${place}`)
      const started = await useCases.initiateConversation({ userId, goal: 'Chess', messageId })
      if (!started.ok) throw new Error(started.error.kind)
      return started.value
    }
    const first = await start(1)
    expect(await start(1)).toMatchObject({ conversationId: first.conversationId, text: 'Hello?' })
    const second = await start(2)
    expect(second.conversationId).not.toBe(first.conversationId)
    expect(second.text).toBe('Hello again?')
  })
})
