import { describe, expect, it } from 'vitest'
import {
  aBrief,
  anAttempt,
  anOpenChapter,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  NOW,
  newUserId,
  seedPlan,
  someQuestion,
} from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'

const FOREIGN = { ok: false, error: { kind: 'plan-not-found' } }

describe('the deck of a plan', () => {
  it('should hold the questions that were answered, once there are any', async () => {
    const { use, own, answer, unitOfWork, chapter } = await setUp()
    expect(await use.exportDeck(own)).toEqual({ ok: false, error: { kind: 'no-cards' } })
    await answer({ q1: false })
    const deck = await read(use.exportDeck(own))
    expect(deck).toMatchObject({ name: 'Sourdough from scratch', at: NOW.toISOString() })
    expect(deck.cards).toHaveLength(1)
    expect(JSON.stringify(deck)).not.toMatch(/second key|never asked/)
    await answer({ q2: true })
    expect((await read(use.exportDeck(own))).cards).toHaveLength(2)
    const questions = chapter.questions.map((question) => ({ ...question, isVoid: true }))
    await keep(unitOfWork, ({ chapters }) => chapters.save({ ...chapter, questions }))
    expect(await use.exportDeck(own)).toEqual({ ok: false, error: { kind: 'no-cards' } })
    expect(await use.exportDeck({ ...own, userId: newUserId() })).toEqual(FOREIGN)
  })
})

describe('the calendar of a plan', () => {
  it('should name a session by plan and number, and count up with every edit of plan and brief', async () => {
    const { use, own, plan, unitOfWork } = await setUp()
    expect(await use.exportCalendar(own)).toEqual({ ok: false, error: { kind: 'no-sessions' } })
    const set = { minutesPerWeek: { value: 60, turns: 1 } }
    await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, edits: 2, brief: aBrief({ set, edits: 3 }) }))
    const { ok, ...answer } = await use.exportCalendar(own)
    expect(ok && 'value' in answer && JSON.parse(answer.value)).toEqual({
      name: plan.title,
      sequence: 5,
      at: NOW.toISOString(),
      events: [
        {
          uid: `${plan.id}-1`,
          start: '2026-01-16T18:00',
          minutes: 60,
          title: 'Chapter 1',
          url: `http://localhost:3000/learning-plan/${plan.id}`,
        },
      ],
    })
    expect(await use.exportCalendar({ ...own, userId: newUserId() })).toEqual(FOREIGN)
  })

  it('should be refused once all of it is over', async () => {
    const { use, own, plan, unitOfWork, clock } = await setUp()
    const set = { minutesPerWeek: { value: 60, turns: 1 } }
    await keep(unitOfWork, ({ plans }) => plans.save({ ...plan, brief: aBrief({ set }) }))
    clock.advance(30 * DAY)
    expect(await use.exportCalendar(own)).toEqual({ ok: false, error: { kind: 'no-sessions' } })
  })
})

// Helpers

type Answer = { readonly ok: boolean; readonly value?: Uint8Array }

const read = async (exported: Promise<Answer>) => JSON.parse(new TextDecoder().decode((await exported).value))

async function setUp() {
  const { useCases: use, unitOfWork, clock } = makeFixture({ model: makeScriptedLanguageModel() })
  clock.set(NOW)
  const questions = [
    someQuestion({ id: 'q1' }),
    someQuestion({ id: 'q2', set: 2, explanation: 'The second key.' }),
    someQuestion({ id: 'q3', set: 2, explanation: 'never asked' }),
  ]
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions, minutes: 60 })],
  })
  const [chapter] = chapters
  if (chapter?.kind !== 'open') throw new Error('An open chapter was seeded.')
  const answer = (marks: Record<string, boolean>) =>
    keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(chapter.id, { marks })))
  return { use, unitOfWork, clock, plan, chapter, answer, own: { userId: user.id, planId: plan.id } }
}
