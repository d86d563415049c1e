import type { Endpoint } from '@app/contract'
import { grant, hold, register, roomIn } from '@app/domain'
import { keep, NOW, newChapterId, newEntryId, newUserId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ADMIN_ACTIONS, type AdminActionBody, type AdminFixture, openAdminFixture, save } from '../../test/admin.ts'
import { expectRefusal } from '../../test/expect-reply.ts'

type Row = {
  readonly status: number
  readonly text: string | RegExp
  readonly field?: string
  readonly input?: object | ((fixture: AdminFixture) => object)
  readonly before?: (fixture: AdminFixture) => unknown
  /** What stands in the body beside the words. */
  readonly extra?: object
}

const NO_SUCH_USER: Row = { status: 404, text: /no longer exists/, input: { id: newUserId() } }
const DEMOTED: Row = {
  status: 403,
  text: 'You’re no longer an admin. Please ask an admin.',
  before: ({ demoteInThisMoment }) => demoteInThisMoment(),
}
const BUSY: Row = {
  status: 503,
  text: /try again in a moment/,
  before: ({ world }) => world.passwordHasher.setBusy(true),
  extra: { retry_after: 1 },
}
const AWAY: Row = {
  status: 409,
  text: 'This account is inactive or scheduled for deletion. Activate it if it’s inactive. If it’s scheduled for deletion, the user has to sign in first.',
  before: ({ world, learner }) => save(world, { ...learner, isActive: false }),
}
const ROLE = 'Please choose a role: standard or admin.'
const HALF = 'half a \uD800 character'
const REQUEST = newUserId()

/** How each refusal of the admin calls comes about. */
const REFUSALS: Readonly<Record<AdminActionBody, Readonly<Record<string, Row>>>> = {
  addUser: {
    'invalid-email': { status: 400, text: /valid email address/, field: 'email', input: { email: 'ada@' } },
    'invalid-username': { status: 400, text: /mix alphabets/, field: 'username', input: { username: 'A\u200Bda' } },
    'password-too-common': { status: 400, text: /too common/, field: 'password', input: { password: 'trustno1' } },
    'password-unusable': { status: 400, text: /we can’t use/, field: 'password', input: { password: HALF } },
    'username-taken': {
      status: 409,
      text: 'This username is taken or too similar to another. Please choose a different one.',
      field: 'username',
      input: ({ learner }) => ({ username: learner.username.toUpperCase() }),
    },
    'email-taken': {
      status: 409,
      text: 'This email already has an account. Please search for it in the list.',
      field: 'email',
      input: ({ learner }) => ({ email: learner.email.toUpperCase() }),
    },
    'not-an-admin': DEMOTED,
    'hasher-busy': BUSY,
  },
  setUserStatus: {
    'user-not-found': NO_SUCH_USER,
    'own-status': {
      status: 409,
      text: 'You can’t change your own status. Please ask another admin.',
      input: ({ admin }) => ({ id: admin.id }),
    },
    'not-an-admin': DEMOTED,
  },
  setUserRole: {
    'user-not-found': NO_SUCH_USER,
    'own-role': {
      status: 409,
      text: 'You can’t change your own role. Please ask another admin.',
      input: ({ admin }) => ({ id: admin.id, role: 'standard' }),
    },
    'not-verified': {
      status: 409,
      text: /anyone could have signed up with it. Please add this person with Add User instead/,
      before: ({ world, learner }) => save(world, { ...register(learner), id: learner.id }),
    },
    'not-an-admin': DEMOTED,
  },
  setUserPassword: {
    'user-not-found': NO_SUCH_USER,
    'own-password': {
      status: 409,
      text: 'Please change your own password on your account page.',
      input: ({ admin }) => ({ id: admin.id, new_password: 'battery staple' }),
    },
    'password-too-common': {
      status: 400,
      text: /too common/,
      field: 'new_password',
      input: ({ learner }) => ({ new_password: learner.email }),
    },
    'password-unusable': { status: 400, text: /we can’t use/, field: 'new_password', input: { new_password: HALF } },
    'not-an-admin': DEMOTED,
    'hasher-busy': BUSY,
  },
  addCredits: {
    'user-not-found': NO_SUCH_USER,
    'invalid-amount': {
      status: 400,
      text: 'Please add at most 1,000 credits at once.',
      field: 'amount',
      before: almostFillWallet,
      input: { amount: 1_001 },
      extra: { largest: 1_000 },
    },
    'request-id-reused': {
      status: 409,
      text: /already sent with different values/,
      before: ({ send }) => send('addCredits', { request_id: REQUEST, amount: 6 }),
      input: { request_id: REQUEST },
    },
    'not-an-admin': DEMOTED,
  },
  requeuePlan: {
    'plan-not-found': { status: 404, text: /couldn’t find/, input: { id: newUserId() } },
    'plan-not-failed': { status: 409, text: /ready or being written/, before: ({ send }) => send('requeuePlan') },
    'learner-away': AWAY,
    'not-an-admin': DEMOTED,
  },
  requeueAll: { 'not-an-admin': DEMOTED },
  requeueChapter: {
    'chapter-not-found': { status: 404, text: /couldn’t find/, input: { id: newUserId() } },
    'chapter-not-failed': { status: 409, text: /hasn’t failed/, before: ({ send }) => send('requeueChapter') },
    'learner-away': AWAY,
    'learner-lacks-credits': {
      status: 402,
      text: 'The learner needs 3 more credits for this chapter. Please add them first.',
      before: spendThree,
      extra: { missing: 3 },
    },
    'not-an-admin': DEMOTED,
  },
}

/** What the schema of the input refuses first, under the code `invalid-input`. */
const REFUSED_BEFORE: Readonly<Partial<Record<AdminActionBody, readonly Row[]>>> = {
  addUser: [
    row('Password must be at least 8 characters long', 'password', '7 signs'),
    row(/at most 128/, 'password', 'x'.repeat(129)),
    row('Please enter your email address.', 'email', ' '),
    row(/too long/, 'email', `${'x'.repeat(250)}@x.org`),
    row(ROLE, 'role', 'owner'),
    row('A reason can have at most 500 characters.', 'reason', 'x'.repeat(501)),
    row('Please give the reason in words.', 'reason', 5),
  ],
  setUserStatus: [
    row('Please say whether the user is active.', 'is_active', 'yes'),
    row('A reason can have at most 500 characters.', 'reason', 'x'.repeat(501)),
    row('Please give the reason in words.', 'reason', 5),
  ],
  setUserRole: [row(ROLE, 'role', 'Admin'), row(ROLE, 'role', undefined)],
  setUserPassword: [
    row('Password must be at least 8 characters long', 'new_password', '7 signs'),
    row('Please choose a password.', 'new_password', undefined),
    row(/at most 128/, 'new_password', 'x'.repeat(129)),
  ],
  addCredits: [
    ...[0, -1, 1.5, '5', undefined, null].map((amount) =>
      row('Please enter a valid positive amount for credits.', 'amount', amount),
    ),
    row('You can add at most 100,000 credits at once.', 'amount', 100_001),
    row('This ID isn’t valid.', 'request_id', 'once'),
  ],
}
/** `last-admin` cannot meet the one who acts: see the domain's tests, where it meets operators. Budgets have a file of their own. */
const SHADOWED: Readonly<Partial<Record<AdminActionBody, readonly string[]>>> = {
  addUser: ['password-too-short', 'password-too-long'],
  setUserPassword: ['password-too-short', 'password-too-long'],
  setUserStatus: ['last-admin'],
  requeuePlan: ['daily-budget-spent', 'daily-budget-reserved'],
  requeueChapter: ['daily-budget-spent', 'daily-budget-reserved'],
  requeueAll: ['daily-budget-spent', 'daily-budget-reserved'],
  setUserRole: ['last-admin'],
}

// the casts say what the tables say: their keys are calls
const rows = Object.entries(REFUSALS).flatMap(([call, byCode]) =>
  Object.entries(byCode).flatMap(([code, one]) =>
    pathsOf(call as AdminActionBody).map((path) => [call as AdminActionBody, path, code, one] as const),
  ),
)
const early = Object.entries(REFUSED_BEFORE).flatMap(([call, list]) =>
  list.map((one) => [call as AdminActionBody, pathsOf(call as AdminActionBody)[0], 'invalid-input', one] as const),
)

describe('a refusal of an admin action', () => {
  it.each([...rows, ...early])(
    'should be in words, and change nothing: %s at %s, %s',
    async (call, path, code, one) => {
      const fixture = await openAdminFixture()
      await one.before?.(fixture)
      const input = typeof one.input === 'function' ? one.input(fixture) : one.input
      const others = code === 'not-an-admin' ? [fixture.admin.id] : []
      const before = await fixture.everything(others)
      const reply = await fixture.send(call, input, path)
      const { error, fields, ...body } = expectRefusal(reply, one.status, code)
      if (typeof one.text === 'string') expect(error).toBe(one.text)
      else expect(error).toMatch(one.text)
      expect(fields).toEqual(one.field === undefined ? undefined : { [one.field]: error })
      expect(body).toMatchObject(one.extra ?? {})
      expect(await fixture.everything(others)).toEqual(before)
    },
  )

  it('should be in this table, whichever action names it', () => {
    for (const [call, { refusals }] of Object.entries(ADMIN_ACTIONS)) {
      // the cast says what the table says
      const name = call as AdminActionBody
      expect([...Object.keys(REFUSALS[name]), ...(SHADOWED[name] ?? [])].sort()).toEqual(Object.keys(refusals).sort())
    }
  })
})

// Helpers

function pathsOf(call: AdminActionBody): readonly [string, ...string[]] {
  const { path, alsoAt = [] }: Endpoint = ADMIN_ACTIONS[call]
  return [path, ...alsoAt]
}

/** An input that is wrong by one of its values. */
function row(text: string | RegExp, field: string, value: unknown): Row {
  return { status: 400, text, field, input: { [field]: value } }
}

function almostFillWallet({ world, learner }: AdminFixture): Promise<void> {
  return keep(world.unitOfWork, async ({ wallets }) => {
    const wallet = await wallets.lock(learner.id)
    const most = roomIn(wallet) - 1_000
    await wallets.save(grant(wallet, most, `admin:${newUserId()}`, null, { id: newEntryId(), at: NOW }))
  })
}

function spendThree({ world, learner }: AdminFixture): Promise<void> {
  return keep(world.unitOfWork, async ({ wallets }) => {
    const price = { key: `unlock:${newChapterId()}:1`, amount: 3 }
    const held = hold(await wallets.lock(learner.id), price, newChapterId(), { id: newEntryId(), at: NOW })
    if (held.ok) await wallets.save(held.value)
  })
}
