import { type Endpoint, endpoints, type InputOf, login } from '@app/contract'
import type { User } from '@app/domain'
import { aRegisteredUser, aVerifiedUser, keep, seed, seedUser } from '@app/domain/testing'
import { expect } from 'vitest'
import { expectSuccess } from './expect-reply.ts'
import { mailedToken } from './mailed-token.ts'
import { openWorld, type Reply, type World } from './world.ts'

export const PASSWORD = 'correct horse'
export const NEW_PASSWORD = 'battery staple'

/** The account calls that take a body. */
export const ACCOUNT_CALLS = {
  register: endpoints.register,
  verifyEmail: endpoints.verifyEmail,
  resendVerification: endpoints.resendVerification,
  login: endpoints.login,
  changePassword: endpoints.changePassword,
  requestPasswordReset: endpoints.requestPasswordReset,
  validateResetToken: endpoints.validateResetToken,
  resetPassword: endpoints.resetPassword,
  deleteAccount: endpoints.deleteAccount,
} as const satisfies Readonly<Record<string, Endpoint>>

export type AccountCall = keyof typeof ACCOUNT_CALLS

export type Visit = {
  readonly world: World
  readonly user: User
  readonly waiting: User
  /** Sends a call with a good input in which something is changed. */
  readonly send: (name: AccountCall, changes?: object) => Promise<Reply>
  /** Nothing is different: accounts, sessions, mails, and the password is still the one it was. */
  readonly unchanged: () => Promise<void>
}

/** A learner with a session and a mailed reset link, and a user who is not verified yet. */
export async function visitAccount(given?: World): Promise<Visit> {
  const world = given ?? (await openWorld())
  const user = await seedUser(world.unitOfWork, 0, aVerifiedUser())
  const waiting = aRegisteredUser()
  await seed(world.unitOfWork, { users: [waiting] })
  const token = await world.signIn(user)
  await world.call(endpoints.requestPasswordReset, { email: user.email })
  const resetToken = await mailedToken(world)
  await world.call(endpoints.resendVerification, { email: waiting.email })
  const verifyToken = await mailedToken(world)
  const chosen = { new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD }
  const good: { readonly [N in AccountCall]: InputOf<(typeof ACCOUNT_CALLS)[N]> } = {
    register: { username: 'Grace', email: 'grace@example.org', password: PASSWORD },
    verifyEmail: { token: verifyToken },
    resendVerification: { email: waiting.email },
    login: { email: user.email, password: PASSWORD },
    changePassword: { current_password: PASSWORD, ...chosen },
    requestPasswordReset: { email: user.email },
    validateResetToken: { token: resetToken },
    resetPassword: { token: resetToken, ...chosen },
    deleteAccount: { password: PASSWORD },
  }
  const before = await everything(world, [user, waiting])
  return {
    world,
    user,
    waiting,
    send: (name, changes = {}) => {
      const { method, path } = ACCOUNT_CALLS[name]
      return world.send(method, path, { token, body: { ...good[name], ...changes } })
    },
    unchanged: async () => {
      expect(await everything(world, [user, waiting])).toEqual(before)
      expectSuccess(login, await world.call(login, { email: user.email, password: PASSWORD }))
    },
  }
}

const everything = (world: World, of: readonly User[]) =>
  keep(world.unitOfWork, async ({ users, sessions }) => ({
    users: await Promise.all(of.map(({ id }) => users.find(id))),
    sessions: await Promise.all(of.map(({ id }) => sessions.ofUser(id))),
    jobs: world.jobs.live(),
    mails: world.mailer.sent.length,
  }))
