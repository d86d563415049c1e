import type { Username } from '@app/domain'
import { aVerifiedUser, keep, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_CALLS,
  type AccountCall,
  NEW_PASSWORD,
  PASSWORD,
  type Visit,
  visitAccount,
} from '../../test/account.ts'
import { expectRefusal } from '../../test/expect-reply.ts'

// The casts skip parsing: these texts are of the form that parsing yields.
const ADA = 'Ada Lovelace' as Username
const GRACE = 'Grace' as Username

const both = (password: string) => ({ new_password: password, confirm_new_password: password })
const busy = ({ world }: Visit) => world.passwordHasher.setBusy(true)
const HALF = 'half a \uD800 character'

type Row = {
  readonly status: number
  /** The words, or what must be among them. */
  readonly text: string | RegExp
  readonly field?: string
  readonly input?: object
  readonly before?: (visit: Visit) => unknown
}

const BUSY: Row = { status: 503, text: /try again in a moment/, before: busy }
const NO_ADDRESS: Row = { status: 400, text: /valid email address/, field: 'email', input: { email: 'ada@' } }
const COMMON = /too common/
const DIFFER: Row = {
  status: 400,
  text: 'Passwords do not match.',
  field: 'confirm_new_password',
  input: { confirm_new_password: `${NEW_PASSWORD}.` },
}
const NOT_CURRENT = /Your current password isn’t right/
const RESET_LINK = 'Invalid or expired reset token. Please request a new password reset.'

/** How each refusal of the account calls comes about. */
const REFUSALS: Readonly<Record<AccountCall, Readonly<Record<string, Row>>>> = {
  register: {
    'invalid-email': NO_ADDRESS,
    'invalid-username': { status: 400, text: /mix alphabets/, field: 'username', input: { username: 'A\u200Bda' } },
    'username-taken': {
      status: 409,
      text: 'This username is taken or too similar to another. Please choose a different one.',
      field: 'username',
      before: ({ world }) => seedUser(world.unitOfWork, 0, aVerifiedUser({ username: GRACE })),
    },
    'password-too-common': { status: 400, text: COMMON, field: 'password', input: { password: 'trustno1' } },
    'password-unusable': { status: 400, text: /we can’t use/, field: 'password', input: { password: HALF } },
    'hasher-busy': BUSY,
  },
  verifyEmail: { 'token-invalid': { status: 400, text: /isn’t valid or has expired/, input: { token: 'made up' } } },
  resendVerification: { 'invalid-email': NO_ADDRESS },
  login: {
    'invalid-credentials': { status: 401, text: /Wrong email or password/, input: { password: 'wrong' } },
    'email-not-verified': { status: 403, text: /verify your email/, before: unverify },
    'account-disabled': { status: 403, text: /has been disabled/, before: disable },
    'hasher-busy': BUSY,
  },
  changePassword: {
    'passwords-differ': DIFFER,
    'current-password-wrong': {
      status: 400,
      text: NOT_CURRENT,
      field: 'current_password',
      input: { current_password: 'wrong' },
    },
    'password-unchanged': { status: 400, text: /your current password/, field: 'new_password', input: both(PASSWORD) },
    'password-too-short': {
      status: 400,
      text: 'New password must be longer than 8 characters.',
      field: 'new_password',
      input: both('8 signs.'),
    },
    'password-too-common': {
      status: 400,
      text: COMMON,
      field: 'new_password',
      before: makeNameUseful,
      input: both('Ada Lovelace'),
    },
    'password-unusable': { status: 400, text: /we can’t use/, field: 'new_password', input: both(HALF) },
    'hasher-busy': BUSY,
  },
  requestPasswordReset: { 'invalid-email': NO_ADDRESS },
  validateResetToken: { 'reset-token-invalid': { status: 400, text: RESET_LINK, input: { token: 'made up' } } },
  resetPassword: {
    'passwords-differ': DIFFER,
    'password-too-short': {
      status: 400,
      text: 'Password must be at least 8 characters long',
      field: 'new_password',
      input: both('7 signs'),
    },
    'password-too-common': { status: 400, text: COMMON, field: 'new_password', input: both('PassWord') },
    'password-unusable': { status: 400, text: /we can’t use/, field: 'new_password', input: both(HALF) },
    'reset-token-invalid': { status: 400, text: RESET_LINK, input: { token: 'made up' } },
    'hasher-busy': BUSY,
  },
  deleteAccount: {
    'current-password-wrong': { status: 400, text: NOT_CURRENT, field: 'password', input: { password: 'wrong' } },
    'last-admin': {
      status: 409,
      text: 'This is the only admin who has signed in with their own password. Please make someone else an admin first.',
      before: makeAdmin,
    },
    'hasher-busy': BUSY,
  },
}

/** What the schema of the input refuses first, under the code `invalid-input`. */
const REFUSED_BEFORE: Readonly<Record<string, readonly Row[]>> = {
  register: [
    {
      status: 400,
      text: 'Password must be at least 8 characters long',
      field: 'password',
      input: { password: '7 signs' },
    },
    { status: 400, text: /at most 128/, field: 'password', input: { password: 'x'.repeat(129) } },
  ],
  changePassword: [
    { status: 400, text: /at most 128/, field: 'new_password', input: { new_password: 'x'.repeat(129) } },
  ],
  resetPassword: [
    { status: 400, text: /at most 128/, field: 'new_password', input: { new_password: 'x'.repeat(129) } },
    { status: 400, text: 'All password fields are required.', field: 'new_password', input: { new_password: '' } },
    {
      status: 400,
      text: 'All password fields are required.',
      field: 'confirm_new_password',
      input: { confirm_new_password: '' },
    },
  ],
}
const SHADOWED: Readonly<Partial<Record<AccountCall, readonly string[]>>> = {
  register: ['password-too-short', 'password-too-long'],
  changePassword: ['password-too-long'],
  resetPassword: ['password-too-long'],
}

// the casts say what the tables say: their keys are calls
const rows = Object.entries(REFUSALS).flatMap(([call, byCode]) =>
  Object.entries(byCode).map(([code, row]) => [call as AccountCall, code, row] as const),
)
const early = Object.entries(REFUSED_BEFORE).flatMap(([call, list]) =>
  list.map((row) => [call as AccountCall, 'invalid-input', row] as const),
)

describe('a refusal', () => {
  it.each([...rows, ...early])('should be put into words for its form: %s, %s', async (call, code, row) => {
    const visit = await visitAccount()
    await row.before?.(visit)
    const reply = await visit.send(call, row.input)
    const { error, fields, retry_after } = expectRefusal(reply, row.status, code)
    if (typeof row.text === 'string') expect(error).toBe(row.text)
    else expect(error).toMatch(row.text)
    expect(fields).toEqual(row.field === undefined ? undefined : { [row.field]: error })
    expect(retry_after).toBe(row.status === 503 ? 1 : undefined)
    expect(reply.headers.get('Retry-After')).toBe(row.status === 503 ? '1' : null)
    visit.world.passwordHasher.setBusy(false)
    if (row.before === undefined || row.before === busy) await visit.unchanged()
  })

  it('should be in this table, whichever account call names it', () => {
    for (const [call, { refusals }] of Object.entries(ACCOUNT_CALLS)) {
      // the cast says what the table says
      const name = call as AccountCall
      expect([...Object.keys(REFUSALS[name]), ...(SHADOWED[name] ?? [])].sort()).toEqual(Object.keys(refusals).sort())
    }
  })
})

// Helpers

function unverify({ world, user }: Visit): Promise<void> {
  return keep(world.unitOfWork, ({ users }) => users.save({ ...user, kind: 'registered' }))
}

function disable({ world, user }: Visit): Promise<void> {
  return keep(world.unitOfWork, ({ users }) => users.save({ ...user, isActive: false }))
}

function makeAdmin({ world, user }: Visit): Promise<void> {
  return keep(world.unitOfWork, ({ users }) => users.save({ ...user, role: 'admin' }))
}

/** Long enough to be tried as a password. */
function makeNameUseful({ world, user }: Visit): Promise<void> {
  return keep(world.unitOfWork, ({ users }) => users.save({ ...user, username: ADA }))
}
