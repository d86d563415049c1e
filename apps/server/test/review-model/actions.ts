import type { AdminReadModels, Clock, Grade, ReadModels, Scheduler, UnitOfWork, UseCases } from '@app/domain'
import {
  anOpenChapter,
  makeRandomIdSource,
  type ScriptedLanguageModel,
  seedPlan,
  someQuestion,
} from '@app/domain/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { daysRecalled, dueOf, type KnownCard, lastDay, type Model, note } from './model.ts'

/** The domain on a storage, and the scheduler that it goes by. */
export type Playing = {
  readonly useCases: UseCases
  readonly unitOfWork: UnitOfWork
  readonly readModels: ReadModels
  readonly adminReadModels: AdminReadModels
  readonly clock: Clock & { readonly advance: (milliseconds: number) => void }
  readonly scheduler: Scheduler
}

const newId = (): string => makeRandomIdSource().newId()
const HOUR = 3_600_000
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue'] as const
const GRADES = ['again', 'hard', 'good', 'easy'] as const

/** Solving a reported question always leads to another answer. */
export const refuteAll = (model: ScriptedLanguageModel): void =>
  model.scriptParts(() => ({ answers: [{ question: 1, answer: ['It is grey'] }] }))

/** A learner with two chapters that can be read: three questions in each, the last of the second set. */
export async function begin({ unitOfWork }: Playing): Promise<Model> {
  const asked = [1, 2].map((number) =>
    [1, 1, 2].map((set) => {
      const question = someQuestion({ id: newId(), objective: `Objective ${number}` })
      return set === 2 ? { ...question, set: 2 as const } : question
    }),
  )
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => asked.map((questions, at) => anOpenChapter(id, at + 1, { questions })),
  })
  const cards = chapters.flatMap(({ id: chapterId }, at) =>
    (asked[at] ?? []).map(
      ({ id: questionId, set }): KnownCard => ({
        ...{ questionId, chapterId, set: set ?? 1, isVoid: false, history: [], reviews: new Map() },
      }),
    ),
  )
  return { userId: user.id, planId: plan.id, timeZone: 'UTC', cards, attempts: new Map() }
}

const todayIn = ({ clock }: Playing, { timeZone }: Model): string => clock.now().toLocaleDateString('sv', { timeZone })

const cardAt = ({ cards }: Model, at: number): KnownCard => {
  const card = cards[at % cards.length]
  if (!card) throw new Error('A learner has six questions.')
  return card
}

const gradeOf = (right: boolean): Grade => (right ? 'good' : 'again')

/** An attempt at a set of a chapter; `again`: the last one once more, with other answers; `alone`: at one question of the set. */
async function take(playing: Playing, model: Model, at: number, rights: readonly boolean[], how?: 'again' | 'alone') {
  const { chapterId, set, questionId: only } = cardAt(model, at)
  const last =
    how === 'again' ? [...model.attempts].findLast(([, attempt]) => attempt.chapterId === chapterId) : undefined
  const about = model.cards.filter(
    (card) =>
      card.chapterId === chapterId &&
      (last ? last[1].rights.has(card.questionId) : card.set === set) &&
      (how !== 'alone' || card.questionId === only),
  )
  const said = new Map(about.map(({ questionId }, index) => [questionId, rights[index] === true]))
  const answers = Object.fromEntries([...said].map(([id, right]) => [id, right ? 'a' : 'b']))
  const attemptId = last?.[0] ?? newId()
  const { userId } = model
  const taken = await playing.useCases.takeCheck({ userId, chapterId, attemptId, answers })
  if (model.cards.every((card) => card.chapterId !== chapterId || card.isVoid) || about.every(({ isVoid }) => isVoid))
    return expect(taken).toEqual({ ok: false, error: { kind: 'no-check' } })
  const counting = about.flatMap(({ questionId, isVoid }) => (isVoid ? [] : [questionId]))
  expect(taken.ok && taken.value.results.map((one) => one.questionId)).toEqual(counting)
  if (last) return
  model.attempts.set(attemptId, { chapterId, rights: said })
  for (const card of about.filter(({ isVoid }) => !isVoid)) {
    const right = said.get(card.questionId) === true
    note(card, attemptId, todayIn(playing, model), right, gradeOf(right))
  }
}

async function refute({ useCases }: Playing, model: Model, at: number) {
  const card = cardAt(model, at)
  const { userId, planId } = model
  const { questionId, chapterId } = card
  await useCases.reportQuestion({ userId, questionId, reason: 'Both are' })
  await useCases.jobHandlers.run({ kind: 'verify-question', userId, planId, chapterId, questionId })
  card.isVoid = true
}

type Said = { readonly answer: 'a' | 'b' } | { readonly grade: Grade }

/** A review of a new id, or the same one again, or with another grade. */
async function review(playing: Playing, model: Model, at: number, said: Said, nth: number | null) {
  const card = cardAt(model, at)
  const known = nth === null ? undefined : [...card.reviews].at(-1 - (nth % Math.max(1, card.reviews.size)))
  const reviewId = known?.[0] ?? newId()
  const reply = await playing.useCases.reviewCard({ userId: model.userId, cardId: card.questionId, reviewId, ...said })
  if (card.isVoid || card.history.length === 0)
    return expect(reply).toEqual({ ok: false, error: { kind: 'card-not-found' } })
  const today = todayIn(playing, model)
  const isToday = today <= lastDay(card)
  if (!known && !isToday && dueOf(card, playing.scheduler).dueOn > today)
    return expect(reply).toEqual({ ok: false, error: { kind: 'card-not-due' } })
  const right = 'answer' in said ? said.answer === 'a' : null
  const made = known?.[1] ?? note(card, reviewId, today, right, 'grade' in said ? said.grade : gradeOf(right === true))
  const isLast = made.day === lastDay(card)
  if (known && 'grade' in said && isLast) {
    made.grade = said.grade
    if (made.counted) made.counted.grade = said.grade
  }
  expect(reply).toMatchObject({ ok: true, value: { right: made.right, grade: made.grade, key: 'a' } })
  const nextAt = reply.ok ? reply.value.nextAt : null
  if (isLast) expect(nextAt).toBe(dueOf(card, playing.scheduler).dueOn)
  else if (made.counted)
    expect(nextAt).toBe(dueOf(card, playing.scheduler, card.history.indexOf(made.counted) + 1).dueOn)
}

async function move({ useCases }: Playing, model: Model, timeZone: (typeof ZONES)[number]) {
  expect(await useCases.changeSettings({ userId: model.userId, timeZone })).toMatchObject({ ok: true })
  model.timeZone = timeZone
}

/** What is due, what is next, what is held, and how much is in the log. */
async function compare(playing: Playing, model: Model): Promise<void> {
  const { userId, timeZone } = model
  const today = todayIn(playing, model)
  const counting = model.cards.filter(({ isVoid, history }) => !isVoid && history.length > 0)
  const known = counting.map((card) => ({ id: card.questionId, ...dueOf(card, playing.scheduler) }))
  const due = known.filter(({ dueOn }) => dueOn <= today)
  const later = known.flatMap(({ dueOn }) => (dueOn > today ? [dueOn] : [])).toSorted()
  const read = await playing.useCases.readReviews({ userId, timeZone, limit: 50 })
  expect([read.due, read.nextDue]).toEqual([due.length, later[0] ?? null])
  const shown = read.cards.map(({ id, dueOn, misses }) => ({ id, dueOn, misses }))
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
  expect(shown.toSorted(byId)).toEqual(due.toSorted(byId))
  // whose keys are known: no others may be taken along
  const asked = await playing.readModels.planQuestions(userId, model.planId)
  const answered = asked?.chapters.flatMap(({ questions, attempts }) =>
    questions.filter(({ id, isVoid }) => !isVoid && attempts.some((marks) => Object.hasOwn(marks, id))),
  )
  expect(answered?.map(({ id }) => id).toSorted()).toEqual(counting.map(({ questionId }) => questionId).toSorted())
  const plan = await playing.readModels.plan(userId, model.planId)
  for (const { id, held, number } of plan?.chapters ?? [])
    expect(held).toEqual(daysRecalled(model, id) >= 3 ? [`Objective ${number}`] : [])
}

/** Also what is kept, at the end. */
export async function compareAll(playing: Playing, model: Model): Promise<void> {
  await compare(playing, model)
  const data = await playing.readModels.personalData(model.userId)
  const logged = data?.cards.map(({ id, reviews }) => [
    id,
    reviews.map((one) => [one.id, one.day, one.isRight, one.grade].join()),
  ])
  const known = model.cards
    .filter(({ history }) => history.length > 0)
    .map(({ questionId, reviews }) => [
      questionId,
      [...reviews].map(([id, { day, right, grade }]) => [id, day, right, grade].join()),
    ])
  const inOrder = (all: typeof known | undefined) =>
    new Map(all?.map(([id, rows]) => [String(id), [...(rows as string[])].toSorted()]))
  expect(inOrder(logged as typeof known)).toEqual(inOrder(known))
  const account = await playing.adminReadModels.account(model.userId)
  expect(account?.cards).toBe(model.cards.filter(({ isVoid, history }) => !isVoid && history.length > 0).length)
}

/** Each kind of command, by name. */
export function commandsOn(
  playing: Playing,
  seen: Map<string, number>,
): fc.Arbitrary<fc.AsyncCommand<Model, object>>[] {
  const command = (name: string, run: (model: Model) => Promise<unknown>): fc.AsyncCommand<Model, object> => ({
    check: () => true,
    run: async (model) => {
      await run(model)
      seen.set(name, (seen.get(name) ?? 0) + 1)
      await compare(playing, model)
    },
    toString: () => name,
  })
  const at = fc.nat(5)
  const rights = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })
  const said = fc.constantFrom('a' as const, 'b' as const).map((answer): Said => ({ answer }))
  const graded = fc.constantFrom(...GRADES).map((grade): Said => ({ grade }))
  const nth = fc.nat(3)
  return [
    fc.tuple(at, rights).map(([of, how]) => command('take', (model) => take(playing, model, of, how))),
    fc.tuple(at, rights).map(([of, how]) => command('take again', (model) => take(playing, model, of, how, 'again'))),
    fc.tuple(at, rights).map(([of, how]) => command('take alone', (model) => take(playing, model, of, how, 'alone'))),
    fc.tuple(at, said).map(([of, how]) => command('review', (model) => review(playing, model, of, how, null))),
    fc
      .tuple(at, said)
      .map(([of, how]) => command('review once more', (model) => review(playing, model, of, how, null))),
    fc.tuple(at, graded).map(([of, how]) => command('grade', (model) => review(playing, model, of, how, null))),
    fc
      .tuple(at, said, nth)
      .map(([of, how, which]) => command('review again', (model) => review(playing, model, of, how, which))),
    fc
      .tuple(at, graded, nth)
      .map(([of, how, which]) => command('regrade', (model) => review(playing, model, of, how, which))),
    fc.integer({ min: -30, max: 200 }).map((hours) => command('wait', async () => playing.clock.advance(hours * HOUR))),
    fc
      .integer({ min: 20, max: 2_000 })
      .map((hours) => command('wait long', async () => playing.clock.advance(hours * HOUR))),
    fc.constantFrom(...ZONES).map((zone) => command('move', (model) => move(playing, model, zone))),
    // rarely: what is void is asked no more
    fc
      .tuple(at, fc.nat(3))
      .map(([of, chance]) =>
        command('refute', async (model) => (chance === 0 ? refute(playing, model, of) : undefined)),
      ),
  ]
}
