import { endpoints as api } from '@app/contract'
import { headersOf, type User } from '@app/domain'
import { aCard, anOpenChapter, aReview, keep, newChapterId, seedPlan } from '@app/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { build, HTML } from '../../test/web-root.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let user: User
let token: string

beforeEach(async () => {
  world = await openWorld()
  ;({ user, token } = await begin(world))
})

const set = (body: object) => world.send('PATCH', '/api/me/settings', { token, body })
const me = async (of = world, as = token) => expectSuccess(api.me, await of.call(api.me, {}, as))

describe('PATCH me/settings', () => {
  it('should set a weekly goal and reminders, and take them back', async () => {
    expect(await me()).toMatchObject({ weekly_goal: null, review_reminder: false })
    const changed = { time_zone: null, weekly_goal: 60, review_reminder: true }
    expect(expectSuccess(api.changeSettings, await set({ weekly_goal: 60, review_reminder: true }))).toEqual(changed)
    expect(await me()).toMatchObject(changed)
    expect(expectSuccess(api.changeSettings, await set({ weekly_goal: null }))).toEqual({
      ...changed,
      weekly_goal: null,
    })
    expect(expectSuccess(api.changeSettings, await set({ review_reminder: false }))).toMatchObject({
      review_reminder: false,
    })
  })

  it.each([0, 9, -60, 2_001, 1e9, 30.5, '60', true, []])('should refuse a weekly goal of %j', async (weekly_goal) => {
    const refused = expectRefusal(await set({ weekly_goal, review_reminder: true }), 400, 'invalid-input')
    expect(refused).toMatchObject({ fields: { weekly_goal: expect.stringContaining('2,000 minutes') } })
    expect(await me()).toMatchObject({ weekly_goal: null, review_reminder: false })
  })

  it.each(['yes', 1, null])('should refuse reminders that are neither on nor off: %j', async (review_reminder) => {
    expectRefusal(await set({ review_reminder }), 400, 'invalid-input')
  })
})

describe('GET me/week', () => {
  it('should have the goal, the minutes and the Monday', async () => {
    const read = async () => expectSuccess(api.readWeek, await world.call(api.readWeek, {}, token))
    expect(await read()).toEqual({ goal: null, minutes: 40, since: '2026-01-12' })
    await set({ weekly_goal: 30 })
    expect(await read()).toMatchObject({ goal: 30, minutes: 40 })
    expectRefusal(await world.call(api.readWeek, {}), 401, 'unauthenticated')
  })
})

describe('the link of a reminder', () => {
  it('should change nothing when it is opened, and show a page', async () => {
    const { world: site } = await build()
    const visitor = await begin(site)
    const { path } = await reminded(site, visitor)
    for (const method of ['GET', 'HEAD']) {
      const page = await site.send(method, path, { headers: HTML })
      expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    }
    expect((await me(site, visitor.token)).review_reminder).toBe(true)
    // under /api there is none
    expectRefusal(await site.send('GET', `/api${path}`, { headers: HTML }), 405, 'method-not-allowed')
  })

  it('should end reminders by the form of a mail program, without cookies, once and again', async () => {
    const { path, headers } = await reminded(world, { token })
    expect(headers).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const press = () => world.send('POST', path, { raw: 'List-Unsubscribe=One-Click', headers: form })
    for (let times = 0; times < 2; times += 1) expect(await press()).toMatchObject({ status: 204, body: '' })
    expect((await me()).review_reminder).toBe(false)
    await keep(world.unitOfWork, ({ users }) => users.remove(user.id))
    expect((await press()).status).toBe(204)
  })

  it('should end them by the button of the page, and by the form of another mail program', async () => {
    const { path } = await reminded(world, { token })
    expect((await world.call(api.unsubscribe, { token: path.split('/').at(-1) ?? '' })).status).toBe(204)
    expect((await me()).review_reminder).toBe(false)
    await set({ review_reminder: true })
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const raw = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await world.send('POST', path, { raw, headers: multipart })).status).toBe(204)
    expect((await me()).review_reminder).toBe(false)
  })

  it('should refuse a broken token with what to do, and keep the token out of the log', async () => {
    const { path } = await reminded(world, { token })
    for (const broken of [
      path.slice(0, -1),
      `${path}A`,
      '/unsubscribe/x',
      '/unsubscribe/%00',
      `/unsubscribe/${'x'.repeat(500)}`,
    ]) {
      const refused = expectRefusal(await world.send('POST', broken), 404, 'unsubscribe-link-invalid')
      expect(refused.error).toBe('This link doesn’t work. Please sign in and turn reminders off in your account.')
    }
    expect((await me()).review_reminder).toBe(true)
    await world.send('POST', path)
    expect(JSON.stringify(world.logged)).not.toContain(path.slice(-43))
  })
})

// Helpers

/** A learner with a card that is due, and a chapter of this week. */
async function begin({ unitOfWork, signIn, clock }: World) {
  const { user, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { completedAt: clock.now(), minutes: 40 })],
  })
  const card = aCard(user.id, chapters[0]?.id ?? newChapterId(), { reviewedOn: '2026-01-01', dueOn: '2026-01-15' })
  await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
  return { user, token: await signIn(user) }
}

/** Turns reminders on, and waits for the first one: the path of its link, and its other header. */
async function reminded(at: World, { token }: { readonly token: string }) {
  await at.send('PATCH', '/api/me/settings', { token, body: { review_reminder: true } })
  at.clock.set(new Date('2026-01-16T08:00:00Z'))
  await at.handlers.run({ kind: 'remind-learners' })
  await at.runner.drain()
  const mail = at.mailer.sent.find(({ kind }) => kind === 'review-reminder')
  if (!mail) throw new Error('There is no reminder.')
  const { 'List-Unsubscribe': link = '', 'Auto-Submitted': _auto, ...headers } = headersOf(mail)
  return { path: new URL(link.slice(1, -1)).pathname, headers }
}
