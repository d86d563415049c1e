import type { Repositories } from '../../ports/index.ts'
import { err, ok, UserId } from '../../shared/index.ts'
import { type Email, parseEmail } from '../../users/email.ts'
import { MIN_PASSWORD_LENGTH } from '../../users/password.ts'
import { register, type User, verify } from '../../users/user.ts'
import { MAX_USERNAME_LENGTH, parseUsername, type Username } from '../../users/username.ts'
import { hashNewPassword, type PasswordDeps } from '../accounts/passwords.ts'
import { freeName } from '../accounts/verify-email.ts'
import { type AdminDeps, runAdminAction } from './run-admin-action.ts'

/** `unchanged`: there was an admin already. */
type FirstAdmin = 'unchanged' | 'added' | 'promoted'

export type EnsureFirstAdmin = ReturnType<typeof makeEnsureFirstAdmin>

const OPERATOR = { kind: 'operator' } as const
/** The address has an account that cannot sign in: unverified, closed, or scheduled for deletion. */
const UNUSABLE = err({ kind: 'account-unusable' })

/**
 * The first admin of a service that has none: a new account, or the one that the address has, whose password
 * stays. The operator chose the password for themselves, so it need not be changed.
 */
export const makeEnsureFirstAdmin =
  (deps: AdminDeps & PasswordDeps) => async (input: { readonly email: string; readonly password: string }) => {
    const admins = await deps.unitOfWork.run(({ users }) => users.lockActiveAdmins())
    if (admins.length > 0) return ok('unchanged')
    const email = parseEmail(input.email)
    if (!email.ok) return err({ kind: email.error })
    const owner = { username: nameFrom(email.value), email: email.value }
    // hashing takes too long to do while admins are locked
    const passwordHash = await hashNewPassword(deps, { password: input.password, shortest: MIN_PASSWORD_LENGTH }, owner)
    if (!passwordHash.ok) return passwordHash

    let outcome: FirstAdmin = 'unchanged'
    const done = await runAdminAction(deps, { actor: OPERATOR }, async (repositories, [admin]) => {
      // another process may have been quicker
      if (admin) return ok({ subjectId: admin, act: null })
      const found = await repositories.users.findByEmail(owner.email)
      outcome = found ? 'promoted' : 'added'
      if (found) return promote(repositories, found.id)
      const now = deps.clock.now()
      const made = { id: UserId(deps.ids.newId()), createdAt: now, language: null }
      const account = { ...owner, ...made, passwordHash: passwordHash.value }
      return add(repositories, { ...verify(register(account), now), role: 'admin' })
    })
    if (done.ok) return ok<FirstAdmin>(outcome)
    const { kind } = done.error
    if (kind === 'not-an-admin' || kind === 'invalid-input')
      throw new Error('An operator needs no right, and gave no reason.')
    return err({ kind })
  }

async function add({ users }: Repositories, user: User) {
  const added = await users.add({ ...user, username: await freeName(users, user.username) })
  // a concurrent registration took the address or the name
  if (added !== 'added') return UNUSABLE
  return ok({ subjectId: user.id, act: { kind: 'user-added', role: 'admin' } })
}

async function promote({ users, sessions }: Repositories, id: UserId) {
  const user = await users.lock(id)
  if (user?.kind !== 'verified' || !user.isActive || user.deletionAt) return UNUSABLE
  await users.save({ ...user, role: 'admin' })
  await sessions.removeAllOf(id)
  return ok({ subjectId: id, act: { kind: 'role-changed', from: user.role, to: 'admin' } })
}

/** What stands before the @, where that can be a name. */
function nameFrom(email: Email): Username {
  const [mailbox = ''] = email.split('@')
  const name = parseUsername(mailbox.slice(0, MAX_USERNAME_LENGTH))
  const fallback = parseUsername('Admin')
  if (name.ok) return name.value
  if (!fallback.ok) throw new Error('"Admin" is a name.')
  return fallback.value
}
