import * as api from '@app/contract'
import { aCancelledConversation, awaitingLearner, seed } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

describe('open conversations', () => {
  it('should be listed with all that are open, and be gone for good once it is deleted', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const [first, second] = [awaitingLearner(user.id), awaitingLearner(user.id, { updatedAt: new Date(0) })]
    const { id } = first
    await seed(world.unitOfWork, { conversations: [second, first, aCancelledConversation(user.id)] })
    const list = async () => expectSuccess(api.listConversations, await world.call(api.listConversations, {}, token))
    expect(await list()).toMatchObject([
      { conversation_id: id, learning_plan_id: null },
      { conversation_id: second.id, initial_goal: second.turns[0]?.text },
    ])
    expect((await world.call(api.deleteConversation, { id }, token)).status).toBe(204)
    expect(await list()).toMatchObject([{ conversation_id: second.id }])
    expectRefusal(await world.call(api.conversationMessages, { id }, token), 404, 'conversation-not-found')
    expectRefusal(await world.call(api.deleteConversation, { id }, token), 404, 'conversation-not-found')
    const other = await world.learner()
    const foreign = await world.call(api.deleteConversation, { id: second.id }, other.token)
    expectRefusal(foreign, 404, 'conversation-not-found')
  })
})
