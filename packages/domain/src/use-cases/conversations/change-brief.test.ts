import { describe, expect, it } from 'vitest'
import {
  aTurn,
  awaitingLearner,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import { briefOf } from '../../brief/brief.ts'
import type { SlotChanges } from '../../brief/slots.ts'
import { MAX_TURNS } from '../../conversations/turn.ts'
import { isSummary } from '../../conversations/words.ts'

const ASK_TIME = { asks: 'time', question: 'How much time do you have per week?' }

describe('changeBrief', () => {
  it('should not let a reply ask what was put in while it was being written', async () => {
    const { continued, change, read } = await talk(ASK_TIME)
    let during: Promise<unknown> | undefined
    const onText = () => {
      during ??= change({ minutesPerWeek: 90 }, 3)
    }
    const reply = await continued('a few chords', onText)
    await during
    expect(reply).toMatchObject({
      ok: true,
      value: { text: 'What matters most to you about it, or what do you want to use it for?' },
    })
    expect(await read()).toMatchObject({
      minutesPerWeek: 90,
      evidence: 'a few chords',
      sources: { minutesPerWeek: 'told' },
    })
  })

  it('should not ask again what was asked last and is known now', async () => {
    const { continued, change, model } = await talk({ question: 'What do you want to use it for?', asks: 'focus' })
    await change({ level: 'some' }, 2)
    await continued('it is a nylon guitar')
    expect(model.tasks.at(-1)).toMatchObject({
      openTopics: ['time', 'focus'],
      brief: { set: { level: { value: 'some' } } },
    })
  })

  it('should sum up anew, and take the yes for that', async () => {
    const { fixture, own, change } = await talk()
    await fixture.useCases.summariseConversation(own)
    const changed = await change({ goal: 'Play the ukulele', mustHave: ['songs'] }, 3)
    expect(changed).toMatchObject({ ok: true, value: { awaitingConfirmation: true } })
    const confirmed = await fixture.useCases.confirmAndGenerate(own)
    const plan = confirmed.ok ? await keep(fixture.unitOfWork, ({ plans }) => plans.find(confirmed.value.planId)) : null
    expect(plan?.brief).toMatchObject({ goal: 'Play the ukulele', set: { mustHave: { value: ['songs'] } } })
    expect(await change({ goal: 'x' }, 5)).toMatchObject({ error: { kind: 'conversation-closed' } })
  })

  it('should refuse a change when there is no room for a summary of it', async () => {
    const { fixture, own, change } = await talk()
    await fixture.useCases.summariseConversation(own)
    const current = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(own.conversationId))
    if (!current) throw new Error('It was begun above.')
    const more = Array.from({ length: MAX_TURNS - current.turns.length - 1 }, () => aTurn({ speaker: 'assistant' }))
    const turns = [...current.turns, ...more, aTurn({ speaker: 'assistant', text: current.turns.at(-1)?.text ?? '' })]
    await keep(fixture.unitOfWork, ({ conversations }) => conversations.save({ ...current, turns }))
    expect(isSummary(turns.at(-1)?.text ?? '')).toBe(true)
    expect(await change({ level: 'new' }, MAX_TURNS)).toMatchObject({ error: { kind: 'conversation-full' } })
  })

  it('should keep each thing once, in whichever case and order it is sent', async () => {
    const { read, change } = await talk()
    const formats = ['watch', 'read', 'watch'] as const
    await change({ formats, mustHave: ['Fingerpicking', 'fingerpicking', 'songs'], skip: ['Theory', 'theory'] }, 2)
    expect(await read()).toMatchObject({
      formats: ['read', 'watch'],
      mustHave: ['Fingerpicking', 'songs'],
      skip: ['Theory'],
    })
  })

  it('should take the day after the one that it is where the learner is', async () => {
    const { change, read, fixture, own } = await talk()
    const { clock, useCases } = fixture
    clock.set(new Date('2026-11-24T02:30:00Z'))
    const evening = { ...own, timeZone: 'America/New_York' }
    const put = (deadline: string, version: number) =>
      useCases.changeBrief({ ...evening, version, changes: { deadline } })
    expect(await change({ deadline: '2026-11-24' }, 2)).toMatchObject({ error: { kind: 'deadline-past' } })
    expect(await put('2026-11-23', 2)).toMatchObject({ error: { kind: 'deadline-past' } })
    expect(await put('2026-11-24', 2)).toMatchObject({ ok: true })
    expect(await read()).toMatchObject({ deadline: '2026-11-24' })
    // kept: the same day without a word of the zone
    expect(await change({ deadline: '2026-11-25' }, 3)).toMatchObject({ ok: true })
    expect(await change({ deadline: '2026-11-24' }, 4)).toMatchObject({ ok: true })
  })

  it('should not move a day that was said when nothing else is new', async () => {
    const { fixture, own, read } = await talk()
    const changes = { goal: 'Guitar' }
    await fixture.useCases.changeBrief({ ...own, version: 2, changes, timeZone: 'Pacific/Niue' })
    const found = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(own.conversationId))
    expect([found?.brief.timeZone, await read()]).toMatchObject([undefined, { version: 2 }])
  })

  it('should take back what was said', async () => {
    const { read, change } = await talk()
    await change({ deadline: null, minutesPerWeek: null }, 2)
    expect(await read()).toMatchObject({ minutesPerWeek: null, deadline: null })
  })
})

// Helpers

const TIME = { minutesPerWeek: { value: 120, turns: 1 }, deadline: { value: '2031-06-01', turns: 1 } }

/** The level was asked; the learner has said nothing of it yet, but something of their time where no reply is scripted. */
async function talk(...answers: readonly { readonly question: string; readonly asks: string }[]) {
  const model = makeScriptedLanguageModel(...answers)
  const fixture = makeFixture({ model })
  const { id: userId } = await seedUser(fixture.unitOfWork)
  const turns = [
    aTurn({ text: 'Guitar, 2 hours a week, by June 1st 2031' }),
    aTurn({ speaker: 'assistant', text: 'What can you play?' }),
  ]
  const begun = awaitingLearner(userId, {
    turns,
    asked: ['level'],
    brief: { ...briefOf('Guitar'), ...(answers.length === 0 && { set: TIME }) },
  })
  await seed(fixture.unitOfWork, { conversations: [begun] })
  const own = { userId, conversationId: begun.id }
  return {
    fixture,
    model,
    own,
    continued: (message: string, onText: (piece: string) => void = () => {}) =>
      fixture.useCases.continueConversation({ ...own, message, onText }),
    change: (changes: SlotChanges, version: number) => fixture.useCases.changeBrief({ ...own, version, changes }),
    read: async () => {
      const found = await fixture.useCases.readConversation(own)
      return found.ok ? found.value.known : null
    },
  }
}
