import type { AccessTokens } from '../ports/access-tokens.ts'
import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { HasherBusy, PasswordHasher } from '../ports/password-hasher.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { after, SECOND } from '../shared/duration.ts'
import { SessionId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseEmail } from '../users/email.ts'
import { SESSION_LIFE } from '../users/session.ts'
import { type SignInRefusal, signIn, type User } from '../users/user.ts'

export type LogInRefusal = { readonly kind: 'invalid-credentials' } | SignInRefusal | HasherBusy

export type SignedIn = { readonly accessToken: string; readonly expiresInSeconds: number }

/** Starts a session. An unknown address and a wrong password cannot be told apart, not even by a clock. */
export type LogIn = (input: {
  readonly email: string
  readonly password: string
}) => Promise<Result<SignedIn, LogInRefusal>>

export const makeLogIn = (deps: {
  readonly unitOfWork: UnitOfWork
  readonly passwordHasher: PasswordHasher
  readonly accessTokens: AccessTokens
  readonly ids: IdSource
  readonly clock: Clock
}): LogIn => {
  const findUser = async (text: string): Promise<User | null> => {
    const email = parseEmail(text)
    const found = await deps.unitOfWork.run(async ({ users }) =>
      ok(email.ok ? await users.findByEmail(email.value) : null),
    )
    return found.value
  }

  return async ({ email, password }) => {
    const candidate = await findUser(email)
    const matches = await deps.passwordHasher.matches(password, candidate?.passwordHash ?? null)
    if (!matches.ok) return matches
    if (!candidate || !matches.value) return err({ kind: 'invalid-credentials' })

    const now = deps.clock.now()
    const sessionId = SessionId(deps.ids.newId())
    const started = await deps.unitOfWork.run<Result<void, LogInRefusal>>(async ({ users, sessions }) => {
      // read again: hashing takes long enough for the account to have been disabled meanwhile
      const user = await users.find(candidate.id)
      if (!user) return err({ kind: 'invalid-credentials' })
      const admitted = signIn(user, now)
      if (!admitted.ok) return admitted
      await users.save(admitted.value)
      await sessions.add({ id: sessionId, userId: user.id, createdAt: now, lastSeenAt: now })
      return ok(undefined)
    })
    if (!started.ok) return started
    const accessToken = await deps.accessTokens.sign(sessionId, after(now, SESSION_LIFE))
    return ok({ accessToken, expiresInSeconds: SESSION_LIFE / SECOND })
  }
}
