import * as api from '@app/contract'
import { DAY, type Question, type User } from '@app/domain'
import { anOpenChapter, keep, newAttemptId, newChapterId, seedPlan, someQuestion } from '@app/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const GREY = 'Grey is the color of *its flour*.'
const [Q1, Q2, Q3] = [newAttemptId(), newAttemptId(), newAttemptId()]
const QUESTIONS: readonly Question[] = [
  someQuestion({
    ...{ id: Q1, section: 's2' },
    options: [
      { id: 'a', text: 'It has doubled' },
      { id: 'b', text: 'It is grey', misconception: GREY },
    ],
  }),
  { ...ASKED, id: Q2, kind: 'number', key: 250, tolerance: 5, unit: 'g' },
  { ...ASKED, id: Q3, kind: 'short', key: 'crumb', accepted: [] },
]

let world: World
let token: string
let chapter: string
let plan: string
let user: User

beforeEach(async () => {
  world = await openWorld()
  const seeded = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { title: 'Ripeness', questions: QUESTIONS })],
  })
  token = await world.signIn(seeded.user)
  chapter = seeded.chapters[0]?.id ?? newChapterId()
  plan = seeded.plan.id
  user = seeded.user
  const answers = { [Q1]: 'a', [Q2]: 1, [Q3]: 'Crumb' }
  expectSuccess(
    api.takeCheck,
    await world.call(api.takeCheck, { id: chapter, attempt_id: newAttemptId(), answers }, token),
  )
})

const read = async (query = '') =>
  expectSuccess(api.readReviews, await world.send('GET', `/api/reviews${query}`, { token }))
const send = (id: string, body: object, as = token) => world.send('POST', `/api/reviews/${id}`, { token: as, body })
const review = async (id: string, body: object) => expectSuccess(api.reviewCard, await send(id, body))
const at = (day: number) => world.clock.set(new Date(Date.parse('2026-01-15T12:00:00Z') + day * DAY))

describe('GET reviews', () => {
  it('should have what is due, with where it is from and without its key', async () => {
    expect(await read()).toEqual({ due: 0, cards: [], next_due: '2026-01-16' })
    at(3)
    const { due, cards, next_due } = await read()
    expect([due, next_due]).toEqual([3, null])
    // the one that was missed was due first
    expect(cards.map(({ id, misses, section }) => [id, misses, section])).toEqual([
      [Q2, 1, undefined],
      [Q1, 0, 's2'],
      [Q3, 0, undefined],
    ])
    const where = {
      plan_id: plan,
      plan_title: 'Sourdough from scratch',
      chapter_id: chapter,
      chapter_title: 'Ripeness',
    }
    for (const card of cards) expect(card).toMatchObject({ ...where, chapter_number: 1 })
    const { prompt, objective } = ASKED
    expect(cards[0]?.question).toEqual({ id: Q2, kind: 'number', prompt, objective, unit: 'g' })
    expect(JSON.stringify(cards)).not.toMatch(/key|explanation|tolerance|crumb|misconception|color of|strongest/i)
  })

  it('should have as many as are asked for, and count them all', async () => {
    at(3)
    expect(await read('?limit=2')).toMatchObject({ due: 3, cards: { length: 2 } })
    for (const limit of ['0', '51', 'all', '1.5'])
      expectRefusal(await world.send('GET', `/api/reviews?limit=${limit}`, { token }), 400, 'invalid-input')
  })

  it('should have the options of a question in another order on some days, and in the same all day', async () => {
    const orders = new Set<string>()
    for (let day = 3; day < 20; day += 1) {
      at(day)
      const options = async () =>
        (await read()).cards.find(({ id }) => id === Q1)?.question.options?.map(({ id }) => id)
      const order = await options()
      expect(await options()).toEqual(order)
      orders.add(String(order))
    }
    expect([...orders].toSorted()).toEqual(['a,b', 'b,a'])
  })
})

describe('POST reviews', () => {
  const ID = newAttemptId()
  beforeEach(() => at(3))

  it('should say what is right, why, and when it comes back; and the same to the same review', async () => {
    const missed = await review(Q1, { review_id: ID, answer: 'b' })
    expect(missed).toEqual({
      ...{ right: false, key: 'a', explanation: ASKED.explanation, section: 's2' },
      ...{ feedback: [{ option: 'b', text: GREY }], grade: 'again', next_at: '2026-01-19' },
    })
    expect(await review(Q1, { review_id: ID, answer: 'a' })).toEqual(missed)
    expect(await review(Q1, { review_id: newAttemptId(), answer: 'a' })).toMatchObject({
      ...{ right: true, grade: 'good', next_at: '2026-01-19' },
    })
    expect((await read()).cards.map(({ id }) => id)).toEqual([Q2, Q3])
  })

  it('should take another grade, and a grade without an answer', async () => {
    expect(await review(Q3, { review_id: ID, answer: ' the Crumb ' })).toMatchObject({ right: true, grade: 'good' })
    const hard = await review(Q3, { review_id: ID, grade: 'hard' })
    expect(hard).toMatchObject({ right: true, grade: 'hard', next_at: '2026-01-26' })
    const easy = await review(Q2, { review_id: newAttemptId(), grade: 'easy' })
    expect(easy).toMatchObject({ right: null, key: '250 g', grade: 'easy', feedback: [] })
  })

  it('should refuse what is not due', async () => {
    await review(Q1, { review_id: ID, answer: 'a' })
    at(4)
    expectRefusal(await send(Q1, { review_id: newAttemptId(), answer: 'a' }), 409, 'card-not-due')
  })

  it('should have an objective held that was recalled on three days, in the plan and in the chapter', async () => {
    const held = async () => {
      const page = expectSuccess(api.readLearningPlan, await world.call(api.readLearningPlan, { id: plan }, token))
      const view = expectSuccess(api.chapter, await world.call(api.chapter, { id: chapter }, token))
      return [page.chapters[0]?.held_objectives, view.held_objectives]
    }
    await review(Q1, { review_id: newAttemptId(), answer: 'a' })
    expect(await held()).toEqual([[], []])
    at(30)
    token = await world.signIn(user)
    await review(Q1, { review_id: newAttemptId(), answer: 'a' })
    expect(await held()).toEqual([[ASKED.objective], [ASKED.objective]])
  })

  it.each([
    ['another kind of answer', { answer: ['a'] }, 'answer-unfit'],
    ['an option that is not there', { answer: 'z' }, 'answer-unfit'],
    ['neither answer nor grade', {}, 'answer-unfit'],
    ['both', { answer: 'a', grade: 'good' }, 'answer-unfit'],
    ['a grade that is none', { grade: 'great' }, 'invalid-input'],
    ['an answer that is none', { answer: { a: true } }, 'invalid-input'],
    ['a review without an id', { review_id: 'first', answer: 'a' }, 'invalid-input'],
  ])('should refuse %s', async (_, body, code) => {
    expectRefusal(await send(Q1, { review_id: ID, ...body }), 400, code)
    expect((await read()).due).toBe(3)
  })

  it('should refuse a number that cannot be read, and say so beside the field', async () => {
    const reply = expectRefusal(await send(Q2, { review_id: ID, answer: 'much' }), 400, 'answer-unreadable')
    expect(reply).toMatchObject({ question_ids: [Q2], fields: { answer: expect.any(String) } })
  })

  it("should not find another learner's, none at all, and a void one", async () => {
    const other = await world.learner()
    expectRefusal(await send(Q1, { review_id: ID, answer: 'a' }, other.token), 404, 'card-not-found')
    for (const id of [newAttemptId(), 'q1'])
      expectRefusal(await send(id, { review_id: ID, answer: 'a' }), 404, 'card-not-found')
    await keep(world.unitOfWork, ({ reviews }) => reviews.voidCard(user.id, Q1))
    expectRefusal(await send(Q1, { review_id: ID, answer: 'a' }), 404, 'card-not-found')
    expect((await read()).due).toBe(2)
  })
})

describe('PATCH me/settings', () => {
  const set = (body: object) => world.send('PATCH', '/api/me/settings', { token, body })
  const zone = async () => expectSuccess(api.me, await world.call(api.me, {}, token)).time_zone

  it('should set the time zone, whose midnight ends the day, and leave what is not sent', async () => {
    expect(await zone()).toBeNull()
    expect(expectSuccess(api.changeSettings, await set({ time_zone: 'asia/tokyo' }))).toEqual({
      ...{ time_zone: 'Asia/Tokyo', weekly_goal: null, review_reminder: false },
    })
    expect(expectSuccess(api.changeSettings, await set({}))).toMatchObject({ time_zone: 'Asia/Tokyo' })
    expect(await zone()).toBe('Asia/Tokyo')
    // the 16th there
    world.clock.set(new Date('2026-01-15T15:30:00Z'))
    expect((await read()).due).toBe(1)
    expect(expectSuccess(api.changeSettings, await set({ time_zone: null }))).toMatchObject({ time_zone: null })
    expect((await read()).due).toBe(0)
  })

  it.each(['Mars/Olympus_Mons', '', '+05:30', 'Europe/Berlin '])(
    'should refuse the time zone "%s"',
    async (time_zone) => {
      const refused = expectRefusal(await set({ time_zone }), 400, 'unknown-time-zone')
      expect(refused).toMatchObject({ fields: { time_zone: expect.stringContaining('Europe/Berlin') } })
    },
  )

  it.each([7, 'x'.repeat(65), ['UTC']])('should refuse what is no name of one: %j', async (time_zone) => {
    expectRefusal(await set({ time_zone }), 400, 'invalid-input')
  })
})
