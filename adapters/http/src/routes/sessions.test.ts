import { changePassword, endSession, login, logout, logoutEverywhere, ownSessions, validateToken } from '@app/contract'
import { DAY, HOUR, MINUTE } from '@app/domain'
import { aSession, later, NOW, seed } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('the own sessions', () => {
  it("should be listed with their device and times, the one used last first, and no other user's", async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const older = aSession(user.id, { device: null, createdAt: later(-DAY), lastSeenAt: later(-HOUR) })
    const ended = aSession(user.id, { createdAt: later(-20 * DAY), lastSeenAt: later(-7 * DAY) })
    await seed(world.unitOfWork, { sessions: [older, ended] })
    await world.learner()
    world.clock.advance(MINUTE)
    const phone = await logInWith(world, user.email, FIREFOX)

    const listed = expectSuccess(ownSessions, await world.call(ownSessions, {}, phone))
    expect(listed).toEqual([
      {
        id: listed[0]?.id,
        device: 'Firefox on Linux',
        created_at: iso(MINUTE),
        last_seen_at: iso(MINUTE),
        current: true,
      },
      { id: listed[1]?.id, device: null, created_at: iso(0), last_seen_at: iso(0), current: false },
      { id: older.id, device: null, created_at: iso(-DAY), last_seen_at: iso(-HOUR), current: false },
    ])
    const other = expectSuccess(ownSessions, await world.call(ownSessions, {}, token))
    expect(other.map(({ current }) => current)).toEqual([false, true, false])
  })

  it.each([
    ['<script>alert(1)</script>/1 (x)', null],
    ['Your bank, call 0900 1234/1 (Windows NT 10.0)', 'Windows'],
    ['', null],
    ['x'.repeat(10_000), null],
  ])('should not show what a browser calls itself, but what is known: %s', async (userAgent, device) => {
    const world = await openWorld()
    const { user } = await world.learner()
    const token = await logInWith(world, user.email, userAgent)
    const listed = expectSuccess(ownSessions, await world.call(ownSessions, {}, token))
    expect(listed.find(({ current }) => current)?.device).toBe(device)
  })

  it('should keep their device when the password is changed', async () => {
    const world = await openWorld()
    const { user } = await world.learner()
    const token = await logInWith(world, user.email, FIREFOX)
    const chosen = { new_password: 'battery staple', confirm_new_password: 'battery staple' }
    const reply = await world.call(changePassword, { current_password: 'correct horse', ...chosen }, token)
    const changed = expectSuccess(changePassword, reply)
    expect(changed.message).toBe('Password changed successfully!')
    const listed = expectSuccess(ownSessions, await world.call(ownSessions, {}, changed.access_token))
    expect(listed).toMatchObject([{ device: 'Firefox on Linux', current: true }])
  })

  it('should end one by one, and no one else can end them', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const stranger = await world.learner()
    const other = await world.signIn(user)
    const listed = expectSuccess(ownSessions, await world.call(ownSessions, {}, token))
    const id = listed.find(({ current }) => !current)?.id ?? ''
    expectRefusal(await world.call(endSession, { id }, stranger.token), 404, 'session-not-found')
    expectSuccess(validateToken, await world.call(validateToken, {}, other))
    // ids are read without regard to case, and a body cannot name another one
    const path = `/api/account/sessions/${id.toUpperCase()}`
    const body = { id: listed.find(({ current }) => current)?.id }
    expectSuccess(endSession, await world.send('DELETE', path, { token, body }))
    expectRefusal(await world.call(validateToken, {}, other), 401, 'unauthenticated')
    expectRefusal(await world.call(endSession, { id }, token), 404, 'session-not-found')
    expectRefusal(await world.call(endSession, { id: 'made-up' }, token), 404, 'session-not-found')
    expectSuccess(validateToken, await world.call(validateToken, {}, token))
  })

  it("should all end at once, the one that asks too, and no other user's", async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const stranger = await world.learner()
    const other = await world.signIn(user)
    expectSuccess(logoutEverywhere, await world.call(logoutEverywhere, {}, token))
    for (const ended of [token, other]) {
      expectRefusal(await world.call(logout, {}, ended), 401, 'unauthenticated')
    }
    expectSuccess(validateToken, await world.call(validateToken, {}, stranger.token))
  })
})

// Helpers

const iso = (milliseconds: number): string => new Date(NOW.getTime() + milliseconds).toISOString()

async function logInWith(world: World, email: string, userAgent: string): Promise<string> {
  const body = { email, password: 'correct horse' }
  const reply = await world.send('POST', login.path, { body, headers: { 'User-Agent': userAgent } })
  return expectSuccess(login, reply).access_token
}
