import { beforeEach, describe, expect, it } from 'vitest'
import {
  aCard,
  anOpenChapter,
  aReview,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newAttemptId,
  newChapterId,
  newUserId,
  seedPlan,
  TOMORROW,
} from '../../../testing/index.ts'
import { MINUTE } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'
import type { User } from '../../users/user.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  at('2026-01-18T07:00:00Z')
})

describe('remindLearners', () => {
  it('should send one mail a day, from 8:00 on, with what is due and how to end it', async () => {
    const user = await aLearner(2)
    await work()
    expect(sent()).toEqual([])
    at('2026-01-18T08:00:00Z')
    await work()
    await work()
    const [mail, ...others] = fixture.mailer.sent
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'review-reminder', to: user.email, subject: '2 reviews are due today' })
    expect(mail?.text).toContain('\nhttp://localhost:3000/review\n')
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{80}$/)
    expect(await kept(user.id)).toMatchObject({ remindedOn: '2026-01-18', remindAt: new Date('2026-01-19T08:00:00Z') })
    at('2026-01-19T08:10:00Z')
    await work()
    expect(sent()).toHaveLength(2)
  })

  it('should come at 8:00 where the learner is, over a change of the clocks', async () => {
    at('2026-03-27T12:00:00Z')
    await aLearner(1, { timeZone: 'Europe/Berlin', remindAt: new Date('2026-03-28T07:00:00Z') })
    const times: string[] = []
    for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 10) {
      const before = sent().length
      await work()
      if (sent().length > before) times.push(fixture.clock.now().toISOString().slice(5, 16))
      fixture.clock.advance(10 * MINUTE)
    }
    // on the day on which an hour is left out, it is 9:00
    expect(times).toEqual(['03-28T07:00', '03-29T07:00', '03-30T06:00', '03-31T06:00'])
  })

  it('should not come where nothing is due, a day before, or after a review', async () => {
    const [none, early, busy] = [await aLearner(0), await aLearner(1, {}, '2026-01-19'), await aLearner(2)]
    at('2026-01-18T07:30:00Z')
    await review(busy)
    at('2026-01-18T09:00:00Z')
    await work()
    expect(sent()).toEqual([])
    at('2026-01-19T09:00:00Z')
    await work()
    expect(sent().toSorted()).toEqual([early.email, busy.email].toSorted())
    expect(await kept(none.id)).toMatchObject({ remindedOn: null, remindAt: new Date('2026-01-20T08:00:00Z') })
  })

  it('should not come after a review that was made while the mail was waiting, nor on the next day', async () => {
    const [busy, late] = [await aLearner(2), await aLearner(1)]
    at('2026-01-18T08:00:00Z')
    await look()
    await review(busy)
    expect(await fixture.handlers.run(reminderOf(busy.id))).toBe('done')
    expect(sent()).toEqual([])
    at('2026-01-19T07:00:00Z')
    await fixture.runner.drain()
    expect(sent()).toEqual([])
    at('2026-01-19T08:00:00Z')
    await work()
    expect(sent()).toContain(late.email)
  })

  it('should not come to who turned it off, is locked out or leaves', async () => {
    for (const changes of [{ remindAt: null }, { isActive: false }, { deletionAt: TOMORROW }])
      await aLearner(1, changes)
    at('2026-01-18T09:00:00Z')
    await work()
    expect(sent()).toEqual([])
  })

  it('should send no second mail for a day that had one, when the clock goes back or the learner goes west', async () => {
    const user = await aLearner(1, { timeZone: 'Europe/Berlin' })
    await work()
    expect(sent()).toHaveLength(1)
    await fixture.useCases.changeSettings({ userId: user.id, timeZone: 'America/New_York' })
    for (const reminds of [false, true]) await set(user.id, reminds)
    at('2026-01-18T14:00:00Z')
    await work()
    at('2026-01-17T14:00:00Z')
    for (const reminds of [false, true]) await set(user.id, reminds)
    await work()
    at('2026-01-18T14:00:00Z')
    await work()
    expect(sent()).toHaveLength(1)
    at('2026-01-19T13:00:00Z')
    await work()
    expect(sent()).toHaveLength(2)
  })

  it('should be sent by one of several processes, to each of many learners', async () => {
    const users: User[] = []
    for (let count = 0; count < 101; count += 1) users.push(await aLearner(1))
    at('2026-01-18T08:00:00Z')
    await Promise.all([look(), look(), look()])
    await fixture.runner.drain()
    expect(sent().toSorted()).toEqual(users.map(({ email }) => email).toSorted())
  })

  it('should keep the mail and the day together', async () => {
    const user = await aLearner(1)
    at('2026-01-18T08:00:00Z')
    await look()
    expect(fixture.jobs.live()).toMatchObject([{ mail: 'review-reminder', userId: user.id, day: '2026-01-18' }])
    expect(fixture.jobs.delayOf(reminderOf(user.id))).toEqual({ least: 0, most: 10 * MINUTE })
    expect(await kept(user.id)).toMatchObject({ remindedOn: '2026-01-18' })
  })
})

describe('changeSettings', () => {
  it('should turn reminders on from the next morning, and leave what is not sent', async () => {
    const { id: userId } = await aLearner(1, { remindAt: null })
    const change = fixture.useCases.changeSettings
    at('2026-01-18T12:00:00Z')
    const on = await change({ userId, timeZone: 'Asia/Tokyo', reviewReminder: true, weeklyGoal: 90 })
    expect(on).toEqual({ ok: true, value: { timeZone: 'Asia/Tokyo', weeklyGoal: 90, reviewReminder: true } })
    expect((await kept(userId)).remindAt).toEqual(new Date('2026-01-18T23:00:00Z'))
    at('2026-01-18T23:30:00Z')
    expect(await change({ userId, reviewReminder: true })).toEqual(on)
    expect((await kept(userId)).remindAt).toEqual(new Date('2026-01-18T23:00:00Z'))
    expect(await change({ userId, reviewReminder: false, weeklyGoal: null })).toMatchObject({
      value: { timeZone: 'Asia/Tokyo', weeklyGoal: null, reviewReminder: false },
    })
    expect(await change({ userId: newUserId(), weeklyGoal: 90 })).toMatchObject({ value: { weeklyGoal: null } })
  })

  it.each([0, 9, -60, 2_001, 1e9, 30.5, Number.NaN])('should refuse a goal of %d minutes', async (weeklyGoal) => {
    const { id: userId } = await aLearner(0, { weeklyGoal: 60 })
    const refused = await fixture.useCases.changeSettings({ userId, weeklyGoal, timeZone: 'UTC' })
    expect(refused).toEqual({ ok: false, error: { kind: 'invalid-input' } })
    expect(await kept(userId)).toMatchObject({ weeklyGoal: 60, timeZone: null })
  })
})

describe('unsubscribe', () => {
  it('should end reminders by the link of any mail, again and for good', async () => {
    const [user, other] = [await aLearner(1), await aLearner(1)]
    at('2026-01-18T08:00:00Z')
    await work()
    const token = tokenOf(user)
    for (let press = 0; press < 2; press += 1)
      expect(await fixture.useCases.unsubscribe({ token })).toEqual({ ok: true, value: undefined })
    expect([(await kept(user.id)).remindAt, (await kept(other.id)).remindAt]).toEqual([null, expect.any(Date)])
    await set(user.id, true)
    expect(await fixture.useCases.unsubscribe({ token })).toMatchObject({ ok: true })
    expect((await kept(user.id)).remindAt).toBe(null)
    await keep(fixture.unitOfWork, ({ users }) => users.remove(user.id))
    expect(await fixture.useCases.unsubscribe({ token })).toMatchObject({ ok: true })
  })

  it('should refuse what was not signed here', async () => {
    const [user, other] = [await aLearner(1), await aLearner(1)]
    at('2026-01-18T08:00:00Z')
    await work()
    const token = tokenOf(user)
    const tokens = [
      ...['', user.id, `${user.id}-`, token.slice(0, -1), `${token}A`, token.toUpperCase(), '\uD800'.repeat(80)],
      token.replace(user.id, other.id),
      fixture.ids.secretFor(`unsubscribe:${user.id}`),
    ]
    for (const given of tokens)
      expect(await fixture.useCases.unsubscribe({ token: given })).toEqual({
        ok: false,
        error: { kind: 'unsubscribe-link-invalid' },
      })
    expect([(await kept(user.id)).remindAt, (await kept(other.id)).remindAt]).not.toContain(null)
  })
})

describe('readWeek', () => {
  it('should count the reviews of the week, and name its Monday', async () => {
    const user = await aLearner(3, { weeklyGoal: 60, timeZone: 'Pacific/Auckland' })
    const read = async () => fixture.useCases.readWeek(await kept(user.id))
    // a Sunday here, and Monday the 19th there
    at('2026-01-18T12:00:00Z')
    expect(await read()).toEqual({ goal: 60, minutes: 0, since: '2026-01-19' })
    for (let count = 0; count < 3; count += 1) await review(user)
    expect(await read()).toEqual({ goal: 60, minutes: 1, since: '2026-01-19' })
    at('2026-01-25T11:00:00Z')
    expect(await read()).toEqual({ goal: 60, minutes: 0, since: '2026-01-26' })
  })
})

// Helpers

const at = (time: string) => fixture.clock.set(new Date(time))
const look = () => fixture.handlers.run({ kind: 'remind-learners' })
const sent = () => fixture.mailer.sent.map(({ to }) => to)
const set = (userId: UserId, reviewReminder: boolean) => fixture.useCases.changeSettings({ userId, reviewReminder })
const tokenOf = ({ email }: User) =>
  fixture.mailer.sent
    .find(({ to }) => to === email)
    ?.unsubscribe?.split('/')
    .at(-1) ?? 'no mail'

/** As workers do: look, then send what was enqueued. */
async function work(): Promise<void> {
  expect(await look()).toBe('done')
  await fixture.runner.drain()
}

async function kept(id: UserId): Promise<User> {
  const user = await keep(fixture.unitOfWork, ({ users }) => users.find(id))
  if (!user) throw new Error('The user is gone.')
  return user
}

function reminderOf(userId: UserId) {
  const job = fixture.jobs.live().find((one) => one.kind === 'send-mail' && one.userId === userId)
  if (!job) throw new Error('There is no mail to send.')
  return job
}

/** Who is reminded, with so many cards that are due from a day on. */
async function aLearner(cards: number, changes: Partial<User> = {}, dueOn = '2026-01-18'): Promise<User> {
  const { user, chapters } = await seedPlan(fixture.unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
  const chapterId = chapters[0]?.id ?? newChapterId()
  const learner: User = Object.assign({}, user, { remindAt: fixture.clock.now() }, changes)
  await keep(fixture.unitOfWork, async ({ users, reviews }) => {
    await users.save(learner)
    const made = Array.from({ length: cards }, () => aCard(user.id, chapterId, { dueOn, reviewedOn: '2026-01-01' }))
    await reviews.save(made.map((card) => ({ card, review: aReview(card) })))
  })
  return learner
}

async function review({ id: userId }: User): Promise<void> {
  const { useCases } = fixture
  const read = await useCases.readReviews({ userId, timeZone: (await kept(userId)).timeZone, limit: 1 })
  const about = { userId, cardId: read.cards[0]?.id ?? '', reviewId: newAttemptId() }
  const made = await useCases.reviewCard({ ...about, grade: 'again' })
  expect(made.ok).toBe(true)
}
