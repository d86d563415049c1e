import * as api from '@app/contract'
import { aReplyAnswer, keep, makeScriptedLanguageModel } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

const TRY = '11111111-0000-7000-8000-000000000001'
const ANOTHER = '11111111-0000-7000-8000-000000000002'

async function talk() {
  const asking = aReplyAnswer({ asks: 'level', question: 'What do you know?' })
  const world = await openWorld({ model: makeScriptedLanguageModel(asking) })
  const { token } = await world.learner()
  const begun = await world.call(api.initiateConversation, { initial_goal: 'Learn to play the guitar' }, token)
  const id = expectSuccess(api.initiateConversation, begun).conversation_id
  const begin = (as = token) => world.call(api.beginPlacement, { id }, as)
  const read = (as = token) => world.call(api.readPlacement, { id }, as)
  const answer = (answers: object, attempt = TRY, as = token) =>
    world.send('POST', `/api/conversation/${id}/placement/answers`, {
      token: as,
      body: { attempt_id: attempt, answers },
    })
  const messages = async () =>
    expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
  return { world, token, id, begin, read, answer, messages }
}

describe('the questions about a level', () => {
  it('should come without keys, be marked once and stand in the brief', async () => {
    const { world, id, begin, read, answer, messages } = await talk()
    expect(await messages()).toMatchObject({ asks: 'level', brief: { level: null, placement: null } })
    expectRefusal(await read(), 404, 'no-placement')
    expectRefusal(await answer({}), 404, 'no-placement')
    expect(expectSuccess(api.beginPlacement, await begin()).status).toBe('writing')
    await world.runner.drain()
    const { status, questions, result } = expectSuccess(api.readPlacement, await read())
    expect([status, questions.length, result]).toEqual(['ready', 5, null])
    for (const question of questions) expect(Object.keys(question).sort()).toEqual(['id', 'kind', 'options', 'prompt'])

    const placement = await keep(world.unitOfWork, ({ placements }) => placements.find(id as never))
    const kept = placement?.kind === 'ready' ? placement.questions : []
    const right = Object.fromEntries(kept.slice(0, 4).map((question) => [question.id, question.key]))
    const marked = expectSuccess(api.answerPlacement, await answer(right))
    expect(marked).toMatchObject({ right: 4, of: 5, level: 'comfortable' })
    expect(marked.evidence).toMatch(/^4 out of 5 correct: “/)
    expect(marked.results).toHaveLength(5)
    expect(expectSuccess(api.answerPlacement, await answer({}))).toEqual(marked)
    expectRefusal(await answer(right, ANOTHER), 409, 'placement-answered')
    expect(expectSuccess(api.readPlacement, await read())).toMatchObject({
      status: 'answered',
      answers: right,
      result: marked,
    })
    expect(await messages()).toMatchObject({
      asks: 'time',
      brief: { level: 'comfortable', evidence: marked.evidence, placement: { right: 4, of: 5 } },
    })
  })

  it('should say where there are none for the goal', async () => {
    const places = (goal: string) => goal !== 'Keep bees'
    const world = await openWorld({ model: { ...makeScriptedLanguageModel(aReplyAnswer()), places } })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Keep bees' }, token)
    const id = expectSuccess(api.initiateConversation, begun).conversation_id
    const { brief } = expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
    expect(brief?.can_be_placed).toBe(false)
    const version = brief?.version ?? -1
    const changed = await world.call(api.changeBrief, { id, version, goal: 'Chess' }, token)
    expect(expectSuccess(api.changeBrief, changed).brief).not.toHaveProperty('can_be_placed')
  })

  it("should be no one else's, and in the learner's export without keys", async () => {
    const { world, token, begin, read, answer } = await talk()
    await begin()
    await world.runner.drain()
    const other = (await world.learner()).token
    for (const refused of [await begin(other), await read(other), await answer({}, TRY, other)]) {
      expectRefusal(refused, 404, 'conversation-not-found')
    }
    expectRefusal(await answer({ q9: 'a' }), 400, 'answer-unfit')
    expectRefusal(await answer([] as never), 400, 'invalid-input')
    await answer({})
    const { conversations } = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
    const placed = { right: 0, of: 5, able: [], unable: { length: 5 } }
    expect(conversations).toMatchObject([
      {
        brief: { set: { level: { value: 'new', placed } } },
        placement: { kind: 'answered', questions: { length: 5 }, answers: {} },
      },
    ])
    expect(JSON.stringify(conversations[0]?.placement)).not.toMatch(/"key"|"explanation"/)
  })

  it('should be refused in what has ended', async () => {
    const { world, token, id, begin, answer } = await talk()
    await begin()
    await world.runner.drain()
    await world.call(api.cancelConversation, { id }, token)
    expectRefusal(await begin(), 409, 'conversation-closed')
    expectRefusal(await answer({}), 409, 'conversation-closed')
  })
})
