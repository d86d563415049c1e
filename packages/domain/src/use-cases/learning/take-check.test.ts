import { describe, expect, it } from 'vitest'
import {
  anOpenChapter,
  makeFixture,
  makeScriptedLanguageModel,
  newAttemptId,
  seedPlan,
  someQuestion,
} from '../../../testing/index.ts'
import type { ChapterId } from '../../shared/ids.ts'

const QUESTIONS = [
  ...['q1', 'q2'].map((id) => someQuestion({ id, objective: 'Ripeness' })),
  ...['q3', 'q4', 'q5'].map((id) => someQuestion({ id, set: 2, objective: `About ${id}` })),
]

describe('a question that is answered alone', () => {
  it('should be all that is marked, kept and shown', async () => {
    const { take, page, fixture, userId, planId } = await open()
    await take({ q1: 'b', q2: 'b' })
    const said = await take({ q3: 'b' })
    expect(said).toMatchObject({ ok: true, value: { right: 0, of: 3, passed: false } })
    expect(said.ok && said.value.results).toMatchObject([{ questionId: 'q3', right: false, key: 'a' }])
    const deck = await fixture.useCases.exportDeck({ userId, planId })
    expect(deck.ok && JSON.parse(new TextDecoder().decode(deck.value)).cards).toHaveLength(3)
    expect((await page())?.check?.questions.map(({ id }) => id)).toEqual(['q3', 'q4', 'q5'])
    const attempts = (await fixture.readModels.personalData(userId))?.plans[0]?.chapters[0]?.attempts
    expect(attempts?.at(-1)).toMatchObject({ answers: { q3: 'b' }, marks: { q3: false } })
  })

  it('should show its objective, and neither pass the check nor be its best', async () => {
    const { take, page } = await open()
    expect(await take({ q3: 'a' })).toMatchObject({ value: { right: 1, of: 3, passed: false } })
    expect(await page()).toMatchObject({ shown: ['About q3'], check: { best: null } })
  })

  it('should be the same when it is sent again, and the other answers with it', async () => {
    const { take } = await open()
    const id = newAttemptId()
    const said = await take({ q3: 'a' }, id)
    expect(await take({ q3: 'b', q4: 'a', q5: 'a' }, id)).toEqual(said)
  })

  it('should not stand for its set where it went void', async () => {
    const { take, page } = await open([someQuestion({ id: 'q1', isVoid: true }), ...QUESTIONS.slice(1)])
    expect(await take({ q1: 'a' })).toEqual({ ok: false, error: { kind: 'no-check' } })
    expect(await take({ q2: 'a' })).toMatchObject({ value: { right: 1, of: 1, passed: true } })
    expect((await page())?.check?.questions.map(({ id }) => id)).toEqual(['q3', 'q4', 'q5'])
  })

  it('should differ from an attempt that leaves questions out: they are wrong', async () => {
    const { take } = await open()
    const { value } = (await take({ q3: 'a', q4: 'a' })) as Extract<Awaited<ReturnType<typeof take>>, { ok: true }>
    expect(value).toMatchObject({ right: 2, of: 3, results: { length: 3 } })
    expect(await take({})).toMatchObject({ value: { right: 0, of: 2, results: { length: 2 } } })
  })
})

// Helpers

async function open(questions: readonly ReturnType<typeof someQuestion>[] = QUESTIONS) {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions })],
  })
  const own = { userId: user.id, chapterId: chapters[0]?.id as ChapterId } // one was seeded
  const take = (answers: Record<string, unknown>, attemptId = newAttemptId()) =>
    fixture.useCases.takeCheck({ ...own, attemptId, answers })
  const page = () => fixture.readModels.chapter(own.userId, own.chapterId)
  return { take, page, fixture, userId: user.id, planId: plan.id }
}
