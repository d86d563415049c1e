import { aVerifiedUser, seedUser } from '@app/domain/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { login } from './account-actions.ts'
import type { Grant } from './admin-state.ts'
import { type Learner, type Model, move } from './model.ts'
import { type Actions, action, anyIndex, expectReply, pick, UNAUTHENTICATED } from './run-actions.ts'
import type { Reply, World } from './world.ts'

const anyGrant = fc.record({
  who: anyIndex,
  amount: fc.constantFrom(1, 10, 25, 90, 100_000),
  reason: fc.constantFrom(null, 'Sorry for the wait', '  Thank you  '),
})
const hasGrants = ({ grants }: Model): boolean => grants.length > 0

/** An admin helps learners, and learners try to help themselves. */
export const adminActions = {
  giveCredits: action(anyGrant, async (model, world, { who, amount, reason }) => {
    const grant = { learner: pick(model.learners, who), amount, requestId: crypto.randomUUID(), reason }
    giveCredits(model, grant)
    expectReply(await send(model, world, grant), given(grant))
  }),

  /** As when the answer was lost, or a button was pressed thrice. */
  giveCreditsThriceAtOnce: action(anyGrant, async (model, world, { who, amount, reason }) => {
    const grant = { learner: pick(model.learners, who), amount, requestId: crypto.randomUUID(), reason }
    giveCredits(model, grant)
    const replies = await Promise.all([1, 2, 3].map(() => send(model, world, grant)))
    for (const reply of replies) expectReply(reply, given(grant))
  }),

  giveCreditsAgain: action(
    anyIndex,
    async (model, world, which) => {
      const grant = pick(model.grants, which)
      // what a reason says makes it no other act
      expectReply(await send(model, world, { ...grant, reason: 'Again' }), given(grant))
    },
    hasGrants,
  ),

  giveOtherCreditsAgain: action(
    fc.record({ which: anyIndex, other: fc.constantFrom('amount', 'learner') }),
    async (model, world, { which, other }) => {
      const grant = pick(model.grants, which)
      const learner = pick(model.learners, model.learners.indexOf(grant.learner) + 1)
      const changed = other === 'amount' ? { ...grant, amount: grant.amount + 1 } : { ...grant, learner }
      // a hundred thousand and one is too many before anybody looks at the request
      const isTooMany = changed.amount > 100_000
      const code = isTooMany ? 'invalid-input' : 'request-id-reused'
      expectReply(await send(model, world, changed), { status: isTooMany ? 400 : 409, body: { code } })
    },
    hasGrants,
  ),

  giveNonsense: action(
    fc.record({ who: anyIndex, amount: fc.constantFrom<unknown>(0, -1, 1.5, 100_001, '10', null, 2 ** 53, [10]) }),
    async (model, world, { who, amount }) => {
      const body = { amount, request_id: crypto.randomUUID() }
      const path = `/api/admin/users/${pick(model.learners, who).id}/add-credits`
      const reply = await world.send('POST', path, { token: model.admin.token, body })
      expectReply(reply, { status: 400, body: { code: 'invalid-input' } })
    },
  ),

  giveToUnknownUser: action(fc.constant(null), async (model, world) => {
    const path = `/api/admin/users/${crypto.randomUUID()}/add-credits`
    const reply = await world.send('POST', path, { token: model.admin.token, body: { amount: 5 } })
    expectReply(reply, { status: 404, body: { code: 'user-not-found' } })
  }),

  helpOneself: action(fc.record({ who: anyIndex, whom: anyIndex }), async ({ learners }, world, { who, whom }) => {
    const body = { amount: 1_000, request_id: crypto.randomUUID() }
    const path = `/api/admin/users/${pick(learners, whom).id}/add-credits`
    const reply = await world.send('POST', path, { token: pick(learners, who).watching, body })
    expectReply(reply, { status: 403, body: { code: 'forbidden' } })
  }),

  /** Out at once, and in again. */
  shutOut: action(anyIndex, async (model, world, who) => {
    const learner = pick(model.learners, who)
    await setStatus(model, world, learner, false)
    expectReply(await world.send('GET', '/api/me', { token: learner.watching }), UNAUTHENTICATED)
    if (learner.token !== null) {
      expectReply(await world.send('GET', '/api/me', { token: learner.token }), UNAUTHENTICATED)
      learner.deadTokens.push(learner.token)
    }
    await setStatus(model, world, learner, true)
    learner.watching = await login(world, learner.email)
    learner.token = learner.token === null ? null : await login(world, learner.email)
  }),

  readAuditLog: action(anyIndex, (model, world, who) => expectAuditLog(model, world, pick(model.learners, who))),
} satisfies Actions

/** An actor with permission. */
export async function appoint(world: World): Promise<Model['admin']> {
  const admin = await seedUser(world.postgres().unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
  return { id: admin.id, token: await login(world, admin.email) }
}

/** Every act on a learner is there once, newest first, and says who it was. */
async function expectAuditLog({ admin, actions }: Model, world: World, learner: Learner): Promise<void> {
  const reply = await world.send('GET', `/api/admin/audit?user=${learner.id}&limit=200`, { token: admin.token })
  const done = actions.filter((one) => one.learner === learner).toReversed()
  const entries = done.slice(0, 200).map(({ act: what, reason }) => ({
    ...{ act: what, reason, actor: { id: admin.id }, subject: { id: learner.id, username: learner.username } },
  }))
  expect(reply).toMatchObject({ status: 200, body: { entries } })
  // compared just before
  expect((reply.body as { entries: readonly object[] }).entries).toHaveLength(entries.length)
}

function giveCredits(model: Model, grant: Grant<Learner>): void {
  const { learner, amount } = grant
  const reason = grant.reason?.trim() ?? null
  move(model, learner, 'granted', amount, { note: reason })
  model.grants.push(grant)
  model.actions.push({ learner, act: { kind: 'credits-granted', amount, balance: learner.balance }, reason })
}

const send = ({ admin }: Model, world: World, { learner, amount, requestId, reason }: Grant<Learner>): Promise<Reply> =>
  world.send('POST', `/api/admin/users/${learner.id}/add-credits`, {
    token: admin.token,
    body: { amount, request_id: requestId, ...(reason !== null && { reason }) },
  })

const given = ({ learner }: Grant<Learner>) => ({
  status: 200,
  body: { user: { id: learner.id, credits: learner.balance, is_active: true } },
})

async function setStatus(model: Model, world: World, learner: Learner, isActive: boolean): Promise<void> {
  const path = `/api/admin/users/${learner.id}/set-status`
  const reply = await world.send('PUT', path, { token: model.admin.token, body: { is_active: isActive } })
  expectReply(reply, { status: 200, body: { user: { id: learner.id, is_active: isActive } } })
  model.actions.push({ learner, act: { kind: isActive ? 'user-activated' : 'user-deactivated' }, reason: null })
}
