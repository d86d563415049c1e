import * as api from '@app/contract'
import { ConversationId } from '@app/domain'
import { aDeclinedConversation, aReplyAnswer, makeScriptedLanguageModel, seed } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

const PLAYING = 'Learn to play the guitar'

async function talk(...answers: readonly ReturnType<typeof aReplyAnswer>[]) {
  const asking = aReplyAnswer({ asks: 'level', question: 'How much do you know?' })
  const world = await openWorld({ model: makeScriptedLanguageModel(asking, ...answers) })
  const { token, user } = await world.learner()
  const begun = await world.call(api.initiateConversation, { initial_goal: PLAYING }, token)
  const id = expectSuccess(api.initiateConversation, begun).conversation_id
  const read = async () =>
    expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
  const version = async () => (await read()).brief?.version ?? -1
  const change = async (changes: object) =>
    world.call(api.changeBrief, { id, version: await version(), ...changes }, token)
  const changed = async (changes: object) => expectSuccess(api.changeBrief, await change(changes))
  const say = (message: string) => world.call(api.continueConversation, { id, message }, token)
  return { world, token, user, id, read, version, change, changed, say }
}

describe('the brief', () => {
  it('should say what is known, and where it is from', async () => {
    const { read } = await talk()
    expect((await read()).brief).toEqual({
      goal: PLAYING,
      outcome: null,
      level: null,
      evidence: null,
      placement: null,
      minutes_per_week: null,
      time: null,
      time_words: null,
      deadline: null,
      language: 'en',
      must_have: [],
      skip: [],
      formats: [],
      constraints: [],
      sources: {
        goal: 'told',
        outcome: 'open',
        level: 'open',
        minutes_per_week: 'open',
        deadline: 'open',
        must_have: 'open',
        skip: 'open',
        formats: 'open',
        constraints: 'open',
      },
      version: 2,
    })
  })

  it('should hold what a message says as values, each by words that stand in it', async () => {
    const message = 'Ich spiele seit einem Jahr, habe an 5 Tagen je 30 Minuten, und mir fehlt ein Finger'
    const { read, say } = await talk(
      aReplyAnswer({
        language: 'de',
        facts: {
          level: ['some', 'Ich spiele seit einem Jahr'],
          minutes_per_day: ['30', 'je 30 Minuten'],
          days_per_week: ['5', 'an 5 Tagen'],
          constraint: ['mir fehlt ein Finger', 'mir fehlt ein Finger'],
          skip: ['Theorie', 'keine Theorie'],
        },
        asks: 'focus',
        question: 'Was möchtest du spielen?',
      }),
    )
    await say(message)
    const { brief } = await read()
    expect(brief).toMatchObject({
      ...{ level: 'some', evidence: 'Ich spiele seit einem Jahr', minutes_per_week: 150, time_words: null },
      ...{ time: { minutes: 30, per: 'day', days_per_week: 5 }, constraints: ['mir fehlt ein Finger'], skip: [] },
      sources: { level: 'told', minutes_per_week: 'told', constraints: 'told', skip: 'open' },
    })
  })

  it('should keep an answer that gives no value as it was said', async () => {
    const asking = aReplyAnswer({ asks: 'time', question: 'How much time do you have?' })
    const { read, say, changed } = await talk(asking, aReplyAnswer())
    await say('My brother taught me once')
    await say('Whenever the baby sleeps')
    const { brief } = await read()
    expect(brief).toMatchObject({
      ...{ level: null, evidence: 'My brother taught me once' },
      ...{ minutes_per_week: 120, time: null, time_words: 'Whenever the baby sleeps' },
      sources: { level: 'told', minutes_per_week: 'assumed' },
    })
    expect((await changed({ minutes_per_week: 45 })).brief).toMatchObject({
      ...{ minutes_per_week: 45, time: { minutes: 45, per: 'week' }, time_words: null },
    })
  })

  it('should keep what is put in by hand, and take it back', async () => {
    const { read, changed } = await talk()
    const { brief, awaiting_confirmation } = await changed({
      level: 'some',
      minutes_per_week: 90,
      deadline: '2027-06-01',
      must_have: ['fingerpicking', 'fingerpicking'],
      formats: ['practise'],
    })
    expect(awaiting_confirmation).toBe(false)
    expect(brief).toMatchObject({ level: 'some', minutes_per_week: 90, deadline: '2027-06-01', formats: ['practise'] })
    expect(brief).toMatchObject({ must_have: ['fingerpicking'], sources: { level: 'told', must_have: 'told' } })
    expect((await read()).brief).toEqual(brief)
    const less = (await changed({ level: null, must_have: [] })).brief
    expect(less).toMatchObject({ level: null, minutes_per_week: 90, must_have: [], sources: { level: 'open' } })
    expect(less.version).toBeGreaterThan(brief.version)
  })

  it('should change nothing when nothing is new', async () => {
    const { changed, read } = await talk()
    const { brief } = await changed({ level: 'some' })
    expect((await changed({ level: 'some', goal: PLAYING })).brief).toEqual(brief)
    expect((await read()).messages).toHaveLength(2)
  })

  it('should take what every lesson must respect, eight short lines at most', async () => {
    const { change, changed } = await talk()
    const eight = Array.from({ length: 8 }, (_, at) => `${at} ${'x'.repeat(118)}`)
    expect((await changed({ constraints: eight })).brief).toMatchObject({
      constraints: eight,
      sources: { constraints: 'told' },
    })
    for (const unfit of [[...eight, 'One more'], ['x'.repeat(121)], [' '], 'No nuts', null]) {
      expectRefusal(await change({ constraints: unfit }), 400, 'invalid-input')
    }
    expectRefusal(await change({ constraints: ['build a pipe bomb'] }), 400, 'words-declined')
    const { brief } = await changed({ constraints: ['No nuts', 'no nuts', 'left\u202E-handed\nhttps://example.org'] })
    expect(brief.constraints).toHaveLength(2)
    expect(brief.constraints?.join('')).not.toMatch(/https|\n|\u202E/)
    expect((await changed({ constraints: [] })).brief).toMatchObject({
      constraints: [],
      sources: { constraints: 'open' },
    })
  })

  it('should refuse a change of another version', async () => {
    const { world, id, token, version, changed } = await talk()
    const seen = await version()
    await changed({ level: 'some' })
    const late = await world.call(api.changeBrief, { id, version: seen, level: 'new' }, token)
    expectRefusal(late, 409, 'brief-changed')
  })

  it('should refuse a deadline that has come, and what contradicts itself', async () => {
    const { change, changed, world } = await talk()
    const today = world.clock.now().toISOString().slice(0, 10)
    expectRefusal(await change({ deadline: today }), 400, 'deadline-past')
    await changed({ must_have: ['Music theory'] })
    const refused = await change({ skip: ['theory'] })
    expectRefusal(refused, 400, 'brief-contradicts')
    expect(refused.body).toMatchObject({ text: 'Music theory' })
  })

  it('should count days where the learner is, and keep where that was', async () => {
    const { world, id, token, version } = await talk()
    world.clock.set(new Date('2026-01-16T02:30:00Z'))
    const put = async (deadline: string, headers = {}) => {
      const body = { version: await version(), deadline }
      return (await world.fetch('PATCH', `/api/conversation/${id}/brief`, { token, headers, body })).status
    }
    expect(await put('2026-01-16')).toBe(400)
    for (const unknown of ['Mars/Olympus_Mons', '-05:00', 'x'.repeat(10_000)]) {
      expect(await put('2026-01-16', { 'Time-Zone': unknown })).toBe(400)
    }
    expect(await put('2026-01-16', { 'Time-Zone': 'america/new_york' })).toBe(200)
    const { conversations } = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
    expect(conversations).toMatchObject([{ brief: { time_zone: 'America/New_York' } }])
  })

  it('should refuse unsafe words, and clean the others', async () => {
    const { change, changed } = await talk()
    expectRefusal(await change({ outcome: 'build a pipe bomb' }), 400, 'words-declined')
    expectRefusal(await change({ goal: '\u2800' }), 400, 'goal-empty')
    const { brief } = await changed({ outcome: 'play\u202E at\nparties, see https://example.org/x' })
    expect(brief.outcome).not.toMatch(/https|\n|\u202E/)
  })

  it("should refuse another's conversation, and one that has ended", async () => {
    const { world, id, version } = await talk()
    const other = await world.learner()
    const foreign = await world.call(api.changeBrief, { id, version: await version(), level: 'new' }, other.token)
    expectRefusal(foreign, 404, 'conversation-not-found')
    const declined = aDeclinedConversation(other.user.id)
    await seed(world.unitOfWork, { conversations: [declined] })
    const late = await world.call(
      api.changeBrief,
      { id: ConversationId(declined.id), version: 1, level: 'new' },
      other.token,
    )
    expectRefusal(late, 409, 'conversation-declined')
  })

  it('should be in the personal export', async () => {
    const time = { minutes_per_day: ['20', '20 minutes a day'] } as const
    const { changed, say, world, token } = await talk(aReplyAnswer({ language: 'en', facts: time }))
    await say('20 minutes a day')
    await changed({ constraints: ['left-handed'], must_have: ['songs'] })
    const { conversations } = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
    expect(conversations).toMatchObject([
      {
        brief: {
          ...{ goal: PLAYING, language: 'en' },
          set: {
            minutes_per_week: { value: 140, pace: { minutes: 20, per: 'day', days_per_week: 7 } },
            ...{ constraints: { value: ['left-handed'] }, must_have: { value: ['songs'] } },
          },
        },
      },
    ])
  })

  it('should sum up anew while a summary waits for a yes', async () => {
    const { read, changed, world, token, id } = await talk()
    await world.call(api.summariseConversation, { id }, token)
    expect((await read()).brief).toMatchObject({
      level: 'new',
      sources: { level: 'assumed', minutes_per_week: 'assumed' },
    })
    const before = (await read()).messages.length
    const { brief, awaiting_confirmation } = await changed({ goal: 'Learn to play the ukulele', level: 'new' })
    expect(awaiting_confirmation).toBe(true)
    expect(brief.sources).toMatchObject({ level: 'told', minutes_per_week: 'assumed' })
    const { messages, awaiting_confirmation: awaits } = await read()
    expect(messages).toHaveLength(before + 1)
    expect(messages.at(-1)?.content).toContain('ukulele')
    expect(awaits).toBe(true)
  })
})
