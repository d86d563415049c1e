import { describe, expect, it } from 'vitest'
import { change, ready, talk } from '../../../test/placing.ts'
import { newAttemptId, seedUser } from '../../../testing/index.ts'
import { knownSlots } from '../../brief/read-brief.ts'
import { isSummary } from '../../conversations/words.ts'
import { describeBrief } from '../../tutoring/prompt.ts'

const ASK_TIME = { question: 'How much time do you have per week?', asks: 'time' }

describe('the answers to a placement', () => {
  it('should set the level with its evidence, and lead the conversation on where it was asked', async () => {
    const { answer, known, talkOf, right, read } = await ready()
    const answered = await answer(right(4))
    expect(answered).toMatchObject({ right: 4, of: 5, level: 'comfortable' })
    expect(answered.evidence).toMatch(/^4 out of 5 correct: “1\. What does a learner/)
    expect(answered.results.map((one) => one.right)).toEqual([true, true, true, true, false])
    expect(answered.results.every(({ key, explanation }) => key.length > 0 && explanation !== '')).toBe(true)
    expect(await known()).toMatchObject({
      level: 'comfortable',
      evidence: answered.evidence,
      placed: { right: 4, of: 5 },
      sources: { level: 'told' },
    })
    const { turns, asked } = await talkOf()
    expect(turns.map(({ speaker }) => speaker)).toEqual(['learner', 'assistant', 'assistant'])
    expect(turns.at(-1)?.text).toContain('How much time')
    expect(asked).toEqual(['level', 'time'])
    expect(await read()).toMatchObject({ status: 'answered', answers: right(4), result: answered })
  })

  it('should be the same for the same attempt, and none for another', async () => {
    const { answer, refused, right, talkOf, attemptId } = await ready()
    const first = await answer(right(5))
    const before = await talkOf()
    expect(await answer({})).toEqual(first)
    expect(await refused(right(5), newAttemptId())).toBe('placement-answered')
    expect(await talkOf()).toEqual(before)
    expect(attemptId).toBeDefined()
  })

  it('should change nothing of the conversation where something else was asked last', async () => {
    const { answer, right, known, talkOf, fixture, own } = await ready(ASK_TIME)
    const before = await talkOf()
    const { version } = await known()
    await answer(right(0))
    expect((await talkOf()).turns).toEqual(before.turns)
    expect(await known()).toMatchObject({ level: 'new', placed: { right: 0, of: 5 }, version: version + 1 })
    // as another tab has it
    const stale = fixture.useCases.changeBrief({ ...own, version, changes: { level: 'expert' } })
    expect(await stale).toMatchObject({ error: { kind: 'brief-changed' } })
  })

  it('should make a new summary where one waits for a yes', async () => {
    const { answer, right, talkOf, fixture, own } = await ready()
    await fixture.useCases.summariseConversation(own)
    await answer(right(3))
    const { turns } = await talkOf()
    expect(isSummary(turns.at(-1)?.text ?? '')).toBe(true)
    expect(turns.at(-1)?.text).toContain('comfortable with it (3 out of 5 correct)')
    expect(await fixture.useCases.confirmAndGenerate(own)).toMatchObject({ ok: true })
    expect(await fixture.useCases.readPlacement(own)).toMatchObject({ value: { status: 'answered' } })
  })

  it('should give way to what the learner sets or says afterwards', async () => {
    const { answer, right, known, fixture, own, model } = await ready()
    await answer(right(5))
    await change({ fixture, own }, { level: 'some' })
    expect(await known()).toMatchObject({ level: 'some', evidence: null, placed: null })
    model.script({
      asks: 'focus',
      question: 'What do you want to use it for?',
      facts: [{ about: 'level', value: 'new', quote: "I'm a complete beginner" }],
    })
    await fixture.useCases.continueConversation({ ...own, message: "I'm a complete beginner" })
    expect(await known()).toMatchObject({ level: 'new', evidence: "I'm a complete beginner" })
  })

  it('should tell a model what was answered and what was not', async () => {
    const { answer, right, talkOf } = await ready()
    await answer(right(4))
    const { brief } = await talkOf()
    expect(knownSlots(brief, new Date()).level).toBe('comfortable')
    const { level, could_answer, could_not_answer } = describeBrief(brief)
    expect(level).toBe('comfortable with it')
    expect([could_answer, could_not_answer]).toMatchObject([{ length: 4 }, { length: 1 }])
  })

  it('should be refused before there are questions, for others, and where they do not fit', async () => {
    const { fixture, own, begin, refused } = await talk()
    expect(await refused({})).toBe('no-placement')
    await begin()
    expect(await refused({})).toBe('no-placement')
    await fixture.runner.drain()
    expect(await refused({ q9: 'a' })).toBe('answer-unfit')
    const stranger = await seedUser(fixture.unitOfWork)
    const foreign = { ...own, userId: stranger.id, attemptId: newAttemptId(), answers: {} }
    expect(await fixture.useCases.answerPlacement(foreign)).toMatchObject({ error: { kind: 'conversation-not-found' } })
    await fixture.useCases.cancelConversation(own)
    expect(await refused({})).toBe('conversation-closed')
  })
})
