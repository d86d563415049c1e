import * as api from '@app/contract'
import { DAY, SESSION_IDLE_LIFE, SESSION_LIFE, type User } from '@app/domain'
import { aVerifiedUser, keep } from '@app/domain/testing'
import { expect } from 'vitest'
import { mailedToken } from './mailed-token.ts'
import type { World } from './world.ts'

const password = 'correct horse'
const newPassword = 'battery staple'

type Owner = { readonly world: World; readonly user: User; readonly token: string }

/** Every way in which a session ends. Afterwards the very next request with its token is a stranger's. */
export const ENDS: Readonly<Record<string, (owner: Owner) => Promise<void>>> = {
  'is logged out': ({ world, token }) => done(world.call(api.logout, {}, token)),
  'has not been used for too long': async ({ world }) => world.clock.advance(SESSION_IDLE_LIFE),
  'has reached its end although it was used': async ({ world, token }) => {
    for (let passed = 0; passed < SESSION_LIFE - 6 * DAY; passed += 6 * DAY) {
      world.clock.advance(6 * DAY)
      await done(world.call(api.validateToken, {}, token))
    }
    world.clock.advance(6 * DAY)
  },
  'is ended from another session': async ({ world, user, token }) => {
    const { body } = await world.call(api.ownSessions, {}, token)
    const own = api.ownSessions.reply.parse(body).find(({ current }) => current)
    await done(world.call(api.endSession, { id: own?.id ?? '' }, await world.signIn(user)))
  },
  'is ended with all others': async ({ world, user }) =>
    done(world.call(api.logoutEverywhere, {}, await world.signIn(user))),
  'is of a user who has changed their password': async ({ world, user }) => {
    const input = { current_password: password, new_password: newPassword, confirm_new_password: newPassword }
    await done(world.call(api.changePassword, input, await world.signIn(user)))
  },
  'is of a user who has reset their password': async ({ world, user }) => {
    await done(world.call(api.requestPasswordReset, { email: user.email }))
    const input = { new_password: newPassword, confirm_new_password: newPassword }
    await done(world.call(api.resetPassword, { token: await mailedToken(world), ...input }))
  },
  'is of a user who has asked for the account to be deleted': async ({ world, user }) =>
    done(world.call(api.deleteAccount, { password }, await world.signIn(user))),
  'is of a user who has been removed': ({ world, user }) =>
    keep(world.unitOfWork, ({ users }) => users.remove(user.id)),
  'is of a user who has been deactivated': ({ world, user }) =>
    keep(world.unitOfWork, ({ users }) => users.save({ ...user, isActive: false })),
  'is of a user whom an admin has deactivated': async (owner) => {
    const { token, id } = await adminOver(owner)
    await done(owner.world.call(api.setUserStatus, { id, is_active: false }, token))
  },
  'is of a user whose role an admin has changed': async (owner) => {
    const { token, id } = await adminOver(owner)
    await done(owner.world.call(api.setUserRole, { id, role: 'admin' }, token))
  },
  'is of a user whose password an admin has set': async (owner) => {
    const { token, id } = await adminOver(owner)
    await done(owner.world.call(api.setUserPassword, { id, new_password: newPassword }, token))
  },
  'is of a user whose address is not verified': ({ world, user }) =>
    keep(world.unitOfWork, ({ users }) => users.save({ ...user, kind: 'registered' })),
}

async function adminOver({ world, user: { id } }: Owner): Promise<{ readonly token: string; readonly id: string }> {
  const { token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  return { token, id }
}

async function done(reply: ReturnType<World['call']>): Promise<void> {
  expect((await reply).status).toBeLessThan(300)
}

/** Headers without a session, or with one in a form that is not accepted. */
export const STRANGE_HEADERS: Readonly<Record<string, (token: string) => string>> = {
  'no header': () => '',
  'no token': () => 'Bearer ',
  garbage: () => 'Bearer x.y.z',
  'another scheme': (token) => `Basic ${token}`,
  'a token without its scheme': (token) => token,
  'two tokens': (token) => `Bearer ${token} ${token}`,
  'a token that is cut off': (token) => `Bearer ${token.slice(0, -1)}`,
  'a token with something after it': (token) => `Bearer ${token}x`,
  'a JWT that names no algorithm': () => `Bearer ${unsigned('{"alg":"none"}')}.${unsigned('{"sub":"1"}')}.`,
}

const unsigned = (json: string): string => Buffer.from(json).toString('base64url')
