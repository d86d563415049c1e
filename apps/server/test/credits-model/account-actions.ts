import type { ConversationId, PlanId, UserId } from '@app/domain'
import { aLockedChapter, aPlan, awaitingLearner, seed } from '@app/domain/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Chapter, Learner, Model } from './model.ts'
import { type Actions, action, advance, anyIndex, expectReply, pick, UNAUTHENTICATED } from './run-actions.ts'
import type { Reply, World } from './world.ts'

const PASSWORD = 'correct horse'
const MAX_LEARNERS = 3

const anySeconds = fc.constantFrom(1, 2, 3, 4, 60, 600, 3_600)

/** What people do to get in and out, and what happens by itself. */
export const accountActions = {
  register: action(
    fc.constant(null),
    (model, world) => register(model, world),
    ({ learners }) => learners.length < MAX_LEARNERS,
  ),

  login: action(anyIndex, async ({ learners }, world, who) => {
    const learner = pick(learners, who)
    if (learner.token !== null) learner.deadTokens.push(await loggedOut(world, learner.token))
    learner.token = await login(world, learner.email)
  }),

  logInWithWrongPassword: action(anyIndex, async ({ learners }, world, who) => {
    const { email } = pick(learners, who)
    const reply = await world.send('POST', '/api/login', { body: { email, password: 'incorrect horse' } })
    expectReply(reply, { status: 401, body: { code: 'invalid-credentials' } })
  }),

  /** One of them at a time: a signed-out one does nothing. */
  logout: action(
    anyIndex,
    async ({ learners }, world, who) => {
      const learner = pick(learners, who)
      if (learner.token === null) return
      learner.deadTokens.push(await loggedOut(world, learner.token))
      learner.token = null
    },
    ({ learners }) => learners.every(({ token }) => token !== null),
  ),

  useDeadToken: action(
    fc.record({ who: anyIndex, which: anyIndex, what: fc.nat(5) }),
    async ({ learners, checkouts }, world, { who, which, what }) => {
      const learner = pick(learners, who)
      if (learner.deadTokens.length === 0) return
      const [plan] = learner.plans
      const [path, body] = pick<readonly [string, object]>(
        [
          ['/api/payments/create-checkout', { product_id: '893996' }],
          ['/api/payments/confirm', {}],
          ['/api/payments/confirm', { checkout: checkouts.at(-1)?.reference ?? 'none' }],
          ['/api/logout', {}],
          [`/api/learning-plans/${plan?.id}/unlock-next-chapter`, {}],
          [`/api/chapters/${plan?.chapters[0]?.id}/toggle_completion`, {}],
        ],
        what,
      )
      expectReply(await world.send('POST', path, { token: pick(learner.deadTokens, which), body }), UNAUTHENTICATED)
    },
  ),

  advanceClock: action(anySeconds, async (model, world, seconds) => {
    advance(model, world, seconds * 1_000)
  }),

  restart: action(fc.constant(null), (_model, world) => world.restart()),

  makePlan: action(
    fc.record({ who: anyIndex, prices: fc.array(fc.constantFrom(10, 10, 10, 25, 90), { minLength: 1, maxLength: 5 }) }),
    ({ learners, now }, world, { who, prices }) => makePlan(world, pick(learners, who), now, prices),
  ),
} satisfies Actions

/** From the form to a signed-in learner, by way of the mailed link. */
export async function register({ learners }: Model, world: World): Promise<void> {
  const username = `Ada ${crypto.randomUUID()}`
  const email = `${username.replace(' ', '.').toLowerCase()}@example.org`
  expect(await world.send('POST', '/api/register', { body: { username, email, password: PASSWORD } })).toMatchObject({
    status: 201,
  })
  expectReply(await world.send('POST', '/api/login', { body: { email, password: PASSWORD } }), {
    status: 403,
    body: { code: 'email-not-verified' },
  })
  const [key] = (await world.postgres().liveJobKeys()).filter((one) => one.startsWith('send-mail:verification:'))
  const job = key === undefined ? undefined : await world.findJob(key)
  if (key === undefined || !job) throw new Error('Nobody mails the link.')
  expect(await world.tryJob(job)).toBe(true)
  await world.finishJob(key)
  const mail = world.mailer.sent.findLast(({ to }) => to === email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(await world.send('POST', '/api/verify-email', { body: { token } })).toMatchObject({ status: 200 })

  const watching = await login(world, email)
  const { body } = await world.send('GET', '/api/me', { token: watching })
  // what it is made of is compared after the command
  const { id } = body as { readonly id: string }
  const token_ = await login(world, email)
  const nothing = { balance: 0, history: [], plans: [], deadTokens: [], checkoutKeys: new Map<string, string>() }
  learners.push({ id, username, email, watching, token: token_, ...nothing })
}

export async function login(world: World, email: string): Promise<string> {
  const reply: Reply = await world.send('POST', '/api/login', { body: { email, password: PASSWORD } })
  expect(reply).toMatchObject({ status: 200, body: { token_type: 'Bearer' } })
  // compared just before
  return (reply.body as { readonly access_token: string }).access_token
}

/** Answers the token, which is worth nothing now. */
async function loggedOut(world: World, token: string): Promise<string> {
  expect((await world.send('POST', '/api/logout', { token })).status).toBe(204)
  expectReply(await world.send('GET', '/api/me', { token }), UNAUTHENTICATED)
  return token
}

/** A plan as generation leaves it: its first chapter is free. */
export async function makePlan(world: World, learner: Learner, now: number, prices: readonly number[]): Promise<void> {
  // registered above: the id is one of the product's own
  const userId = learner.id as UserId
  const conversation = awaitingLearner(userId)
  const plan = aPlan(userId, conversation.id as ConversationId, { createdAt: new Date(now) })
  const rows = [0, ...prices].map((price, index) => aLockedChapter(plan.id as PlanId, index + 1, { price }))
  await seed(world.postgres().unitOfWork, { conversations: [conversation], plans: [plan], chapters: rows })
  const chapters = rows.map(
    ({ id, title, price }): Chapter => ({
      ...{ id, title, price, status: 'PENDING', isUnlocked: false },
      ...{ unlockedAt: Number.NEGATIVE_INFINITY, writtenAt: Number.NEGATIVE_INFINITY, isCompleted: false, attempt: 0 },
    }),
  )
  learner.plans.push({ id: plan.id, title: plan.title, description: plan.description, createdAt: now, chapters })
}
