import type { Adapters } from '../../ports/index.ts'
import { err, ok, SECOND, SessionId } from '../../shared/index.ts'
import { parseEmail } from '../../users/email.ts'
import { readPassword } from '../../users/password.ts'
import { lastEnd, SESSION_LIFE, startSession } from '../../users/session.ts'
import { signIn, type User } from '../../users/user.ts'
import { matchPassword } from './passwords.ts'

type Credentials = { readonly email: string; readonly password: string; readonly device: string | null }

/** Starts a session. An unknown address and a wrong password cannot be distinguished, not even by timing. */
export const makeLogin = (deps: Pick<Adapters, 'unitOfWork' | 'passwordHasher' | 'accessTokens' | 'ids' | 'clock'>) => {
  const findUser = async (text: string): Promise<User | null> => {
    const email = parseEmail(text)
    return deps.unitOfWork.run(async ({ users }) => (email.ok ? users.findByEmail(email.value) : null))
  }

  return async ({ email, password: typed, device }: Credentials) => {
    const candidate = await findUser(email)
    const password = readPassword(typed)
    const matches = await matchPassword(deps, password, candidate?.passwordHash ?? null)
    if (!matches.ok) return matches
    if (!candidate || !matches.value) return err({ kind: 'invalid-credentials' })
    const renewed = matches.value === 'older' ? await deps.passwordHasher.hash(password.text) : null

    const now = deps.clock.now()
    const session = startSession(SessionId(deps.ids.newId()), candidate.id, { device, now })
    const admit = deps.unitOfWork.run(async ({ users, sessions }) => {
      // read again: hashing takes long enough for the account to have been closed or its password changed meanwhile
      const user = await users.lock(candidate.id)
      if (user?.passwordHash !== candidate.passwordHash) return err({ kind: 'invalid-credentials' })
      const signedIn = signIn(user, now)
      if (!signedIn.ok) return signedIn
      // a hasher that is busy renews it the next time
      await users.save(renewed?.ok ? { ...signedIn.value, passwordHash: renewed.value } : signedIn.value)
      await sessions.add(session)
      return ok(user)
    })
    // at the same time: a token whose session is not saved is worth nothing
    const [admitted, accessToken] = await Promise.all([admit, deps.accessTokens.sign(session.id, lastEnd(session))])
    if (!admitted.ok) return admitted
    // the account was to be removed, and stays because its owner came back
    const deletionCancelled = admitted.value.deletionAt !== null
    return ok({ userId: candidate.id, accessToken, expiresInSeconds: SESSION_LIFE / SECOND, deletionCancelled })
  }
}
