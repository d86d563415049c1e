import { changePassword, type Endpoint, endpoints, login, me, resetPassword, setUserPassword } from '@app/contract'
import type { Role } from '@app/domain'
import { aVerifiedUser, newUserId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { save } from '../../test/admin.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { mailedToken } from '../../test/mailed-token.ts'
import { fillPath, openWorld, type World } from '../../test/world.ts'

const GIVEN = 'battery staple'
const OWN = 'a horse of my own'
const both = (password: string) => ({ new_password: password, confirm_new_password: password })

const routes = Object.values<Endpoint>(endpoints)
  .filter(({ access }) => access !== 'public')
  .flatMap((endpoint) => [endpoint.path, ...(endpoint.alsoAt ?? [])].map((path) => ({ endpoint, path })))

describe.each<Role>(['standard', 'admin'])('a user (%s) whose password was chosen by another', (role) => {
  it('should be asked to change it, wherever they go', async () => {
    const { world, token } = await visit(role)
    const open = new Set<string>()
    for (const { endpoint, path } of routes) {
      const { path: filled } = fillPath(path, { id: newUserId() })
      // a body that could not be parsed: it must not even be looked at
      const raw = endpoint.method === 'GET' ? {} : { raw: '{' }
      const { token: fresh } = endpoint === endpoints.logout ? await visit(role, world) : { token }
      const reply = await world.send(endpoint.method, filled, { token: fresh, ...raw })
      if (reply.status === 403) {
        const { error } = expectRefusal(reply, 403, 'password-change-required')
        expect(error).toBe('You signed in with a temporary password. Choose your own to continue.')
      } else open.add(filled)
    }
    expect([...open].sort()).toEqual([
      '/api/account/change-password',
      '/api/account/language',
      '/api/logout',
      '/api/me',
      '/api/validate-token',
    ])
  })

  it('should be free once it is changed, and not by keeping it', async () => {
    const { world, token } = await visit(role)
    expect(expectSuccess(me, await world.call(me, {}, token)).must_change_password).toBe(true)
    const change = (password: string) =>
      world.call(changePassword, { current_password: GIVEN, ...both(password) }, token)
    expectRefusal(await change(GIVEN), 400, 'password-unchanged')
    const changed = expectSuccess(changePassword, await change(OWN))
    expect(expectSuccess(me, await world.call(me, {}, changed.access_token)).must_change_password).toBe(false)
    expect((await world.send('GET', '/api/learning-plans', { token: changed.access_token })).status).toBe(200)
  })
})

describe('a password that an admin has set', () => {
  it('should open the account, close every session, and be asked for anew when it is set again', async () => {
    const { world, user, admin, token } = await visit('standard')
    const change = { current_password: GIVEN, ...both(OWN) }
    const changed = expectSuccess(changePassword, await world.call(changePassword, change, token))
    const again = { id: user.id, new_password: 'yet another horse' }
    expect(expectSuccess(setUserPassword, await world.call(setUserPassword, again, admin)).user).toMatchObject({
      must_change_password: true,
    })
    expectRefusal(await world.call(me, {}, changed.access_token), 401, 'unauthenticated')
    expectRefusal(await world.call(login, { email: user.email, password: OWN }), 401, 'invalid-credentials')
    const signedIn = expectSuccess(login, await world.call(login, { email: user.email, password: again.new_password }))
    expect(expectSuccess(me, await world.call(me, {}, signedIn.access_token)).must_change_password).toBe(true)
  })

  it('should be announced to its owner by mail, and need no change once they have reset it', async () => {
    const { world, user } = await visit('standard')
    await world.runner.drain()
    expect(world.mailer.sent).toMatchObject([{ kind: 'password-changed', to: user.email }])
    await world.call(endpoints.requestPasswordReset, { email: user.email })
    const input = { token: await mailedToken(world), ...both(OWN) }
    expectSuccess(resetPassword, await world.call(resetPassword, input))
    const { access_token } = expectSuccess(login, await world.call(login, { email: user.email, password: OWN }))
    expect(expectSuccess(me, await world.call(me, {}, access_token)).must_change_password).toBe(false)
  })

  it('should not be asked for by a password that its owner chose', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    expect(expectSuccess(me, await world.call(me, {}, token)).must_change_password).toBe(false)
    // in the middle of a session, too: the very next request asks for it
    await save(world, { ...user, passwordIsTemporary: true })
    expectRefusal(await world.send('GET', '/api/learning-plans', { token }), 403, 'password-change-required')
  })
})

// Helpers

/** A user who has signed in with the password that an admin has just given them. */
async function visit(role: Role, given?: World) {
  const world = given ?? (await openWorld())
  const { user } = await world.learner(aVerifiedUser({ role }))
  const { token: admin } = await world.learner(aVerifiedUser({ role: 'admin' }))
  const set = { id: user.id, new_password: GIVEN }
  expectSuccess(setUserPassword, await world.call(setUserPassword, set, admin))
  const signedIn = await world.call(login, { email: user.email, password: GIVEN })
  return { world, user, admin, token: expectSuccess(login, signedIn).access_token }
}
