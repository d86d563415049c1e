import * as api from '@app/contract'
import { ChapterId, type Question, reportOf, UNLIMITED } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPreparingChapter,
  keep,
  makeScriptedLanguageModel,
  newChapterId,
  type ScriptedLanguageModel,
  seedPlan,
  someQuestion,
} from '@app/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

const [Q1, Q2, Q3, Q4, VOID] = [1, 2, 3, 4, 5].map((number) => `00000000-0000-7000-8000-00000000000${number}`) as [
  ...[string, string, string, string, string],
]
const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: `Step ${id}` }))
const GREY = 'Grey is the color of its *flour*.'
const QUESTIONS: readonly Question[] = [
  someQuestion({
    ...{ id: Q1, section: 's2' },
    options: [
      { id: 'a', text: 'It has doubled' },
      { id: 'b', text: 'It is grey', misconception: GREY },
    ],
  }),
  { ...ASKED, id: Q2, kind: 'order', options: OPTIONS, key: ['c', 'a', 'b'] },
  { ...ASKED, id: Q3, kind: 'number', key: 250, tolerance: 5, unit: 'g' },
  { ...ASKED, id: Q4, kind: 'short', key: 'crumb', accepted: ['the crumb'] },
  someQuestion({ id: VOID, isVoid: true }),
]
const RIGHT = { [Q1]: 'a', [Q2]: ['c', 'a', 'b'], [Q3]: '0,25 kg', [Q4]: 'The Crumb.' }
const TRY = '11111111-0000-7000-8000-000000000001'

let world: World
let model: ScriptedLanguageModel
let token: string
let open: string
let bare: string
let unread: readonly string[]

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  world = await openWorld({ model })
  const { user, chapters } = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { questions: QUESTIONS }),
      anOpenChapter(id, 2),
      aPreparingChapter(id, 3),
      aLockedChapter(id, 4),
    ],
  })
  token = await world.signIn(user)
  const ids = chapters.map(({ id }): string => id)
  ;[open, bare, ...unread] = ids as [string, string, ...string[]] // four were made
})

const view = async (id = open) => expectSuccess(api.chapter, await world.call(api.chapter, { id }, token))
const send = (answers: unknown, attempt: string = TRY, id = open) =>
  world.send('POST', `/api/chapters/${id}/check`, { token, body: { attempt_id: attempt, answers } })
const take = async (answers: unknown, attempt?: string) => expectSuccess(api.takeCheck, await send(answers, attempt))

describe('the check of a chapter', () => {
  it('should be shown without anything that says a key', async () => {
    const { check } = await view()
    expect(check).toMatchObject({ best: null, passed: false })
    expect(check?.questions.map(({ id, kind, unit }) => [id, kind, unit])).toEqual([
      [Q1, 'single', undefined],
      [Q2, 'order', undefined],
      [Q3, 'number', 'g'],
      [Q4, 'short', undefined],
    ])
    expect(check?.questions[1]?.options).toEqual(OPTIONS)
    expect(JSON.stringify(check)).not.toMatch(/key|explanation|tolerance|crumb|strongest|color|s2/i)
    expect((await view(bare)).check).toBeNull()
  })

  it('should say what is right, with keys and reasons, and keep the best', async () => {
    const first = await take({ [Q1]: 'b', [Q2]: ['c', 'a', 'b'] })
    expect(first).toMatchObject({ right: 1, of: 4, passed: false })
    expect(first.results).toEqual([
      {
        ...{ question_id: Q1, right: false, key: 'a', explanation: ASKED.explanation, section: 's2' },
        feedback: [{ option: 'b', text: GREY }],
      },
      { question_id: Q2, right: true, key: ['c', 'a', 'b'], explanation: ASKED.explanation, feedback: [] },
      { question_id: Q3, right: false, key: '250 g', explanation: ASKED.explanation, feedback: [] },
      { question_id: Q4, right: false, key: 'crumb', explanation: ASKED.explanation, feedback: [] },
    ])
    expect((await view()).check).toMatchObject({ best: { right: 1, of: 4 }, passed: false })
    expect(await take(RIGHT, newChapterId())).toMatchObject({ right: 4, of: 4, passed: true })
    expect(await take({}, newChapterId())).toMatchObject({ right: 0, of: 4, passed: false })
    expect((await view()).check).toMatchObject({ best: { right: 4, of: 4 }, passed: true })
  })

  it('should ask a second set after the first, and take answers to either', async () => {
    const [single, several] = [newChapterId(), newChapterId()]
    const { user, chapters } = await seedPlan(world.unitOfWork, {
      chaptersOf: ({ id }) => [
        anOpenChapter(id, 1, {
          questions: [
            someQuestion({ id: single }),
            { ...ASKED, id: several, kind: 'multiple', options: OPTIONS, key: ['a', 'c'], set: 2 },
          ],
        }),
      ],
    })
    token = await world.signIn(user)
    open = String(chapters[0]?.id)
    const asked = async () => (await view()).check?.questions.map(({ id }) => id)
    expect(await asked()).toEqual([single])
    expect(await take({ [single]: 'b' })).toMatchObject({ right: 0, of: 1, passed: false })
    expect(await asked()).toEqual([several])
    // which set was answered is known of a question without an answer
    expect(await take({ [several]: null }, newChapterId())).toMatchObject({
      of: 1,
      results: [{ question_id: several }],
    })
    expect(await asked()).toEqual([single])
    const part = await take({ [several]: ['a', 'b'] }, newChapterId())
    expect(part.results).toMatchObject([{ right: false, right_options: 1, wrong_options: 1 }])
    expect(await take({ [several]: ['c', 'a'] }, newChapterId())).toMatchObject({ right: 1, of: 1, passed: true })
    expect(await take({ [single]: 'b' })).toMatchObject({ results: [{ question_id: single }] })
    expect((await view()).check).toMatchObject({ best: { right: 1, of: 1 }, passed: true })
    expectRefusal(await send({ [single]: 'a', [several]: ['a'] }, newChapterId()), 400, 'answer-unfit')
  })

  it('should answer the same to the same attempt, also twice at once', async () => {
    const [one, other] = await Promise.all([take(RIGHT), take(RIGHT)])
    expect(one).toEqual(other)
    expect(await take({})).toEqual(one)
    const { plans } = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
    const attempts = [{ answers: RIGHT, marks: { [Q1]: true, [Q4]: true } }]
    expect(plans).toMatchObject([{ chapters: [{ attempts, questions: { length: 5 } }, {}, {}, {}] }])
  })

  it.each<[string, unknown]>([
    ['an unknown question', { [newChapterId()]: 'a' }],
    ['an unknown option', { [Q1]: 'z' }],
    ['a list for one option', { [Q1]: ['a'] }],
    ['a text for an order', { [Q2]: 'c' }],
    ['an option twice', { [Q2]: ['c', 'c'] }],
    ['a list for a number', { [Q3]: ['250'] }],
    ['a number for a text', { [Q4]: 250 }],
    ['an object', { [Q1]: { id: 'a' } }],
    ['true', { [Q1]: true }],
    ['no answers', undefined],
    ['a list of answers', ['a']],
    ['an answer of 501 letters', { [Q4]: 'x'.repeat(501) }],
    ['a name of objects', JSON.parse('{"__proto__": "a", "constructor": "a"}')],
  ])('should refuse %s', async (_, answers) => {
    const { status, body } = await send(answers)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: expect.stringMatching(/^(?:answer-unfit|invalid-input|malformed-json)$/) })
    expect((await view()).check).toMatchObject({ best: null })
  })

  it('should name the fields that hold no number, and count nothing', async () => {
    const refused = await send({ ...RIGHT, [Q3]: 'about a quarter' })
    expect(expectRefusal(refused, 400, 'answer-unreadable')).toMatchObject({
      question_ids: [Q3],
      fields: { answers: expect.stringContaining('number') },
    })
    expect((await view()).check).toMatchObject({ best: null })
  })

  it('should take any text, and keep it', async () => {
    const taken = await take({ [Q4]: 'a\u0000b\ud800 "q" \\u0000 🦊', [Q3]: null, [VOID]: 'whatever' })
    expect(taken).toMatchObject({ right: 0 })
    expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
  })

  it('should not be of a chapter that cannot be read, has none, or is not theirs', async () => {
    for (const id of unread) expectRefusal(await send(RIGHT, TRY, id), 409, 'chapter-locked')
    expectRefusal(await send(RIGHT, TRY, bare), 409, 'no-check')
    expectRefusal(await send(RIGHT, 'no-id'), 400, 'invalid-input')
    expectRefusal(await send({ [Q4]: 'x'.repeat(100_000) }), 413, 'body-too-large')
    const other = await world.learner()
    for (const id of [open, newChapterId()]) {
      const foreign = await world.send('POST', `/api/chapters/${id}/check`, {
        ...{ token: other.token, body: { attempt_id: TRY, answers: {} } },
      })
      expectRefusal(foreign, 404, 'chapter-not-found')
    }
    expectRefusal(await world.send('POST', `/api/chapters/${open}/check`, { body: {} }), 401, 'unauthenticated')
  })
})

describe('a question that is doubted', () => {
  const report = (id: string, reason = 'My book says so.', words?: string) =>
    world.call(api.reportQuestion, { id, reason, ...(words !== undefined && { words }) }, token)
  /** As admins see it. */
  const seen = async () => {
    const chapter = await world.adminReadModels.chapter(ChapterId(open))
    const question = chapter?.questions.find(({ id }) => id === Q1)
    return question && reportOf(question)
  }

  it('should be void when it cannot be solved again, in every attempt', async () => {
    await take({ ...RIGHT, [Q1]: 'b' })
    expect((await view()).check).toMatchObject({ best: { right: 3, of: 4 }, passed: false })
    expect(await report(Q1)).toMatchObject({ status: 202, body: {} })
    expect(await seen()).toEqual({ reason: 'My book says so.', at: world.clock.now(), verdict: 'verifying' })
    model.scriptParts(() => ({ answers: [{ question: 1, answer: ['It is grey'] }] }))
    await world.runner.drain()
    const [task] = model.tasks
    expect(task).toMatchObject({ kind: 'solve', questions: [{ prompt: ASKED.prompt }] })
    expect(JSON.stringify(task)).not.toContain(ASKED.explanation)
    expect((await view()).check).toMatchObject({ best: { right: 3, of: 3 }, passed: true })
    expect((await take({ ...RIGHT, [Q1]: 'b' })).results.map(({ question_id: id }) => id)).toEqual([Q2, Q3, Q4])
    expect(await seen()).toMatchObject({ verdict: 'void' })
    // void already
    expect(await report(Q1)).toMatchObject({ status: 202 })
    await world.runner.drain()
    expect(model.tasks).toHaveLength(1)
  })

  it('should stay when its key is found again, say why to who has answered, and be solved for one report alone', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect(await report(Q1, 'Its answer is wrong', '  Both are right. ')).toMatchObject({ status: 202 })
    }
    model.scriptParts(() => ({ answers: [{ question: 1, answer: ['It has doubled'] }] }))
    await world.runner.drain()
    expect(await seen()).toMatchObject({ verdict: 'key-held', reason: 'Its answer is wrong: Both are right.' })
    expect(await report(Q1)).toMatchObject({ status: 202 })
    await world.runner.drain()
    // twice, for a solver errs at times
    expect(model.tasks).toHaveLength(2)
    expect((await view()).check?.questions.map((one) => 'held' in one)).toEqual([false, false, false, false])
    await take({ [Q1]: 'b' })
    expect((await view()).check?.questions[0]?.held).toEqual({ key: 'a', explanation: ASKED.explanation })
  })

  it('should be void when its key is found again once only', async () => {
    expect(await report(Q1)).toMatchObject({ status: 202 })
    model.scriptParts(() => ({
      answers: [{ question: 1, answer: [model.tasks.length > 1 ? 'It is grey' : 'It has doubled'] }],
    }))
    await world.runner.drain()
    expect(await seen()).toMatchObject({ verdict: 'void' })
    expect(model.tasks).toHaveLength(2)
  })

  it('should be doubted again when no model could be asked', async () => {
    expect(await report(Q1)).toMatchObject({ status: 202 })
    model.scriptParts(() => ({ kind: 'model-rejected', detail: 'No key.' }))
    await world.runner.drain()
    expect(await seen()).toBeNull()
    expect((await view()).check?.questions).toHaveLength(4)
    expect(await report(Q1)).toMatchObject({ status: 202 })
    model.scriptParts(() => ({ answers: [{ question: 1, answer: ['It is grey'] }] }))
    await world.runner.drain()
    expect((await view()).check?.questions).toHaveLength(3)
  })

  it("should not be promised what the day's calls do not cover, nor forgotten", async () => {
    world = await openWorld({ model, spending: { ...UNLIMITED, callsPerLearner: 0 } })
    const { user } = await seedPlan(world.unitOfWork, {
      chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions: QUESTIONS })],
    })
    token = await world.signIn(user)
    for (let times = 0; times < 2; times += 1) expectRefusal(await report(Q1), 429, 'daily-allowance-spent')
    expect(await report(VOID)).toMatchObject({ status: 202 })
    await world.runner.drain()
    expect(model.tasks).toEqual([])
  })

  it('should be one of theirs, with a reason', async () => {
    expectRefusal(await report(newChapterId()), 404, 'question-not-found')
    const other = await world.learner()
    const foreign = await world.call(api.reportQuestion, { id: Q1, reason: 'Why?' }, other.token)
    expectRefusal(foreign, 404, 'question-not-found')
    for (const reason of [' ', 'x'.repeat(1_001)]) expectRefusal(await report(Q1, reason), 400, 'invalid-input')
    expectRefusal(await report('q1'), 404, 'question-not-found')
  })

  it('should leave a chapter without a check when the last one is void', async () => {
    await keep(world.unitOfWork, async ({ plans, chapters }) => {
      const [chapter] = [await chapters.find(open as Parameters<typeof chapters.find>[0])]
      if (chapter?.kind !== 'open') throw new Error('It is open.')
      await plans.lock(chapter.planId)
      await chapters.save({ ...chapter, questions: QUESTIONS.map((one) => ({ ...one, isVoid: true })) })
    })
    expect((await view()).check).toBeNull()
    expectRefusal(await send({}), 409, 'no-check')
  })
})
