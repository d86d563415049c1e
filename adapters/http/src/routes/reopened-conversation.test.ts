import * as api from '@app/contract'
import { PlanId } from '@app/domain'
import {
  aCancelledConversation,
  anOpenChapter,
  aReplyAnswer,
  makeScriptedLanguageModel,
  seed,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

describe('a reopened conversation', () => {
  it('should go on after the plan was made, until a chapter of it is unlocked', async () => {
    const model = makeScriptedLanguageModel(
      aReplyAnswer({ wants: 'plan-now' }),
      aReplyAnswer({ facts: { must_have: ['Rye bread', 'Rye bread'] }, answer: 'Noted: rye bread.' }),
    )
    const world = await openWorld({ model })
    const { token } = await world.learner()
    const goal = { initial_goal: 'Bake bread. Just make the plan.' }
    const begun = await world.call(api.initiateConversation, goal, token)
    const id = expectSuccess(api.initiateConversation, begun).conversation_id
    const yes = async () =>
      expectSuccess(api.confirmAndGenerate, await world.call(api.confirmAndGenerate, { id }, token))
    const plan = await yes()

    const reopened = expectSuccess(api.reopenConversation, await world.call(api.reopenConversation, { id }, token))
    const { learning_plan_id } = plan
    expect(reopened).toMatchObject({ status: 'awaiting-learner', awaiting_confirmation: false, learning_plan_id })
    const read = expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
    expect(read).toEqual(reopened)
    await world.call(api.continueConversation, { id, message: 'Rye bread' }, token)
    expect(await yes()).toEqual({ learning_plan_id, generation_status: 'PENDING' })
    const listed = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(listed).toMatchObject([{ id: learning_plan_id, conversation_id: id }])

    const chapter = anOpenChapter(PlanId(learning_plan_id), 1)
    await seed(world.unitOfWork, { chapters: [chapter] })
    expectRefusal(await world.call(api.reopenConversation, { id }, token), 409, 'chapter-unlocked')

    const other = await world.learner()
    const cancelled = aCancelledConversation(other.user.id)
    await seed(world.unitOfWork, { conversations: [cancelled] })
    const back = await world.call(api.reopenConversation, { id: cancelled.id }, other.token)
    expect(back).toMatchObject({ status: 200, body: { status: 'awaiting-learner' } })
  })
})
