import type { Repositories } from '../../ports/index.ts'
import { err, ok, UserId } from '../../shared/index.ts'
import { type Role, register, type VerifiedUser, verify } from '../../users/user.ts'
import type { PasswordDeps } from '../accounts/passwords.ts'
import { type AccountInput, validateRegistration } from '../accounts/register.ts'
import { type AdminActionInput, type AdminDeps, asAdmin, runAdminAction } from './run-admin-action.ts'

type NewUser = AdminActionInput & AccountInput & { readonly role: Role; readonly forThemselves?: boolean }

/**
 * An account that counts as verified: the actor vouches for the address. The password was not chosen by its owner, who
 * must change it at the first sign-in, unless an operator made the account for themselves. An unverified registration of the
 * address becomes this account; nothing that its author chose stays.
 */
export const makeAddUser =
  (deps: AdminDeps & PasswordDeps) =>
  ({ actor, reason, role, forThemselves = false, ...input }: NewUser) =>
    asAdmin(deps, actor, async () => {
      const chosen = await validateRegistration(deps, input)
      if (!chosen.ok) return chosen
      const now = deps.clock.now()
      const account = { ...chosen.value, id: UserId(deps.ids.newId()), createdAt: now, language: null }
      const passwordIsTemporary = actor.kind === 'admin' || !forThemselves
      const user = { ...verify(register(account), now), role, passwordIsTemporary }
      const done = await runAdminAction(deps, { actor, reason }, async (repositories) => {
        const id = await addOrReplaceRegistration(repositories, user)
        return id.ok ? ok({ subjectId: id.value, act: { kind: 'user-added', role } }) : err({ kind: id.error })
      })
      return done.ok ? ok(done.value.subjectId) : done
    })

async function addOrReplaceRegistration({ users, registrations, secretLinks }: Repositories, user: VerifiedUser) {
  const found = await users.findByEmail(user.email)
  const registered = found && (await users.lock(found.id))
  if (registered?.kind === 'verified') return err('email-taken')
  await users.lockNames()
  if (!registered) {
    const added = await users.add(user)
    return added === 'added' ? ok(user.id) : err(added)
  }
  if (await users.usernameTaken(user.username)) return err('username-taken')
  const { id, createdAt } = registered
  await users.save({ ...user, id, createdAt })
  await registrations.removeAllOf(id)
  await secretLinks.revokeAll(id, 'verify-email')
  await secretLinks.revokeAll(id, 'reset-password')
  return ok(id)
}
