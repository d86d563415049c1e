import type { AuthenticatedUser } from '../src/index.ts'
import type { Fixture } from '../testing/index.ts'

export const ANA = {
  username: 'Ana',
  email: 'ana@example.org',
  password: 'correct horse',
  device: 'Firefox on Linux',
} as const

export const never = (): never => {
  throw new Error('The test expected a value here.')
}

/** What a learner with an account does, step by step. */
export const anaOn = (fixture: Fixture) => {
  /** The secret in the mail that was sent last. */
  const mailedToken = (): string => fixture.mailer.sent.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? never()

  /** Registers and opens the mailed link; answers its secret. */
  const verified = async (): Promise<string> => {
    await fixture.useCases.register(ANA)
    await fixture.runner.drain()
    const token = mailedToken()
    await fixture.useCases.verifyEmail({ token })
    return token
  }

  /** Null when the sign-in is refused. */
  const login = async (password: string = ANA.password): Promise<string | null> => {
    const started = await fixture.useCases.login({ ...ANA, password })
    return started.ok ? started.value.accessToken : null
  }

  const signedIn = async (): Promise<string> => {
    await verified()
    return (await login()) ?? never()
  }

  const authenticated = async (token: string): Promise<AuthenticatedUser> =>
    (await fixture.useCases.authenticate(token)) ?? never()

  /** Asks for a link to reset the password; answers its secret. */
  const resetToken = async (): Promise<string> => {
    await fixture.useCases.requestPasswordReset({ email: ANA.email })
    await fixture.runner.drain()
    return mailedToken()
  }

  return { mailedToken, verified, login, signedIn, authenticated, resetToken }
}
