import { endpoints, type InputOf } from '@app/contract'
import { HOUR, MINUTE } from '@app/domain'
import { seedUser } from '@app/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openLimited, statuses } from '../../test/limited.ts'

const WRONG = 'wrong horse'
const RIGHT = 'correct horse'
const { login, requestPasswordReset, changePassword, deleteAccount, exportAccount } = endpoints

describe('a limit for a mail address', () => {
  it("should forget its tries once they turn out to be the owner's", async () => {
    const { world, logIn } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(9, () => logIn(email, WRONG))).toEqual([401])
      expectSuccess(login, await logIn(email, RIGHT))
    }
    expect(await statuses(10, () => logIn(email, WRONG))).toEqual([401])
    // one too many, even with the right password
    expectRefusal(await logIn(email, RIGHT), 429, 'too-many-tries')
  })

  it('should forget those from elsewhere, too', async () => {
    const { world, logIn } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    for (let host = 0; host < 10; host += 1) await statuses(9, () => logIn(email, WRONG, `198.51.100.${host}`))
    expectSuccess(login, await logIn(email, RIGHT))
    for (let host = 20; host < 30; host += 1) {
      expect(await statuses(9, () => logIn(email, WRONG, `198.51.100.${host}`))).toEqual([401])
    }
  })

  it('should count an address however it is written', async () => {
    const { logIn } = await openLimited()
    const spellings = ['kim@example.org', ' KIM@example.org', 'Kim@Example.Org\t', '\u212Aim@example.org']
    for (let count = 0; count < 10; count += 1) await logIn(spellings[count % 4] ?? '', WRONG)
    for (const email of spellings) expectRefusal(await logIn(email, WRONG), 429, 'too-many-tries')
    expectRefusal(await logIn('kim@example.com', WRONG), 401, 'invalid-credentials')
  })

  it('should answer alike whether or not it is registered, and without looking', async () => {
    const { world, logIn } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    for (const address of [email, 'nobody@example.org']) await statuses(10, () => logIn(address, WRONG))
    const matches = vi.spyOn(world.passwordHasher, 'matches')
    const [known, unknown] = [await logIn(email, RIGHT), await logIn('nobody@example.org', RIGHT)]
    const { request_id: _first, ...one } = expectRefusal(known, 429, 'too-many-tries')
    const { request_id: _second, ...other } = expectRefusal(unknown, 429, 'too-many-tries')
    expect(one).toEqual(other)
    expect(matches).not.toHaveBeenCalled()
  })

  it('should not be used up for its owner by another client', async () => {
    const { world, logIn } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    // most of these are refused; what is refused must not count against the owner
    expect(await statuses(250, () => logIn(email, WRONG, '198.51.100.66'))).toEqual([401, 429])
    expectSuccess(login, await logIn(email, RIGHT))
  })

  it('should not be used up by a client that may not ask any more', async () => {
    const { world, from } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    const ask = (to: string, address: string) => from(address, 'POST', '/api/password-reset/request', { email: to })
    for (let count = 0; count < 30; count += 1) await ask(`somebody-${count}@example.org`, '198.51.100.66')
    expect(await statuses(10, () => ask(email, '198.51.100.66'))).toEqual([429])
    expect(await statuses(5, () => ask(email, '203.0.113.7'))).toEqual([200])
    expectRefusal(await ask(email, '203.0.113.7'), 429, 'too-many-tries')
  })
})

describe('a limit for an address', () => {
  it('should not forget, whatever succeeds', async () => {
    const { world, logIn } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    expect(await statuses(300, () => logIn(email, RIGHT))).toEqual([200])
    expectRefusal(await logIn(email, RIGHT), 429, 'too-many-tries')
    expectSuccess(login, await logIn(email, RIGHT, '198.51.100.1'))
  })

  it('should count both paths of a call together, and not those of other calls', async () => {
    const { from } = await openLimited()
    const paths = ['/api/password-reset/request', '/password-reset/request']
    const ask = (count: number) =>
      from('203.0.113.7', 'POST', paths[count % 2] ?? '', { email: `somebody-${count}@example.org` })
    for (let count = 0; count < 30; count += 1) expectSuccess(requestPasswordReset, await ask(count))
    for (const count of [30, 31]) expectRefusal(await ask(count), 429, 'too-many-tries')
    const other = await from('203.0.113.7', 'POST', '/api/resend-verification', { email: 'ada@example.org' })
    expectSuccess(endpoints.resendVerification, other)
  })

  it('should not believe what a client may claim: there is no proxy of ours', async () => {
    const { logIn } = await openLimited([])
    for (let count = 0; count < 10; count += 1) {
      expectRefusal(await logIn('ada@example.org', WRONG, `203.0.113.${count}`), 401, 'invalid-credentials')
    }
    expectRefusal(await logIn('ada@example.org', WRONG, '203.0.113.99'), 429, 'too-many-tries')
  })

  it('should believe a proxy of ours, and not what its client claimed', async () => {
    const { logIn } = await openLimited()
    for (let count = 0; count < 10; count += 1) {
      const claimed = `198.51.100.${count}, 203.0.113.7`
      expectRefusal(await logIn('ada@example.org', WRONG, claimed), 401, 'invalid-credentials')
    }
    expectRefusal(await logIn('ada@example.org', WRONG, '198.51.100.99, 203.0.113.7'), 429, 'too-many-tries')
    expectRefusal(await logIn('ada@example.org', WRONG, '203.0.113.8'), 401, 'invalid-credentials')
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1::2'],
    ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8:0:1::1'],
    ['::1', '0:0:0:0:0:0:0:2', '1::'],
    ['1::', '1:0:0:0:5:6:7:8', '1:0:0:1::'],
    ['64:ff9b::192.0.2.33', '64:ff9b::1', '64:ff9b:1::1'],
    ['1:2:3::5:6:7:8', '1:2:3:0:9:9:9:9', '1:2:3:5::'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::1', '0:2:3:5::'],
    ['fe80::1%eth0', 'fe80::2', 'fe81::1'],
  ])('should take all of a network of IPv6 for one: %s and %s, but not %s', async (one, same, other) => {
    const { logIn } = await openLimited()
    await statuses(5, () => logIn('ada@example.org', WRONG, one))
    expect(await statuses(5, () => logIn('ada@example.org', WRONG, same))).toEqual([401])
    for (const address of [one, same]) {
      expectRefusal(await logIn('ada@example.org', WRONG, address), 429, 'too-many-tries')
    }
    expectRefusal(await logIn('ada@example.org', WRONG, other), 401, 'invalid-credentials')
  })
})

describe('a limit for a learner', () => {
  it("should be no other user's, wherever they ask from", async () => {
    const { world } = await openLimited()
    const [ada, bob] = [await world.learner(), await world.learner()]
    const ask = (token: string) => world.call(exportAccount, {}, token)
    expect(await statuses(10, () => ask(ada.token))).toEqual([200])
    expectRefusal(await ask(ada.token), 429, 'too-many-tries')
    // another session of hers changes nothing
    expectRefusal(await ask(await world.signIn(ada.user)), 429, 'too-many-tries')
    expect(await statuses(10, () => ask(bob.token))).toEqual([200])
  })

  it('should forget wrong passwords after the right one', async () => {
    const { world } = await openLimited()
    const { user, token } = await world.learner()
    const change = (current: string, next: string, as: string) => {
      const input: InputOf<typeof changePassword> = {
        current_password: current,
        new_password: next,
        confirm_new_password: next,
      }
      return world.call(changePassword, input, as)
    }
    expect(await statuses(9, () => change(WRONG, 'battery staple', token))).toEqual([400])
    const changed = expectSuccess(changePassword, await change(RIGHT, 'battery staple', token))
    expect(await statuses(9, () => change(WRONG, RIGHT, changed.access_token))).toEqual([400])
    const back = expectSuccess(changePassword, await change('battery staple', RIGHT, changed.access_token))

    const remove = (password: string, as: string) => world.call(deleteAccount, { password }, as)
    expect(await statuses(9, () => remove(WRONG, back.access_token))).toEqual([400])
    expectSuccess(deleteAccount, await remove(RIGHT, back.access_token))
    const again = await world.signIn(user)
    expect(await statuses(10, () => remove(WRONG, again))).toEqual([400])
    expectRefusal(await remove(RIGHT, again), 429, 'too-many-tries')
  })

  it('should be reported in JSON to a listener to events, too', async () => {
    const { world, clock } = await openLimited()
    const { token } = await world.learner()
    const path = '/api/conversation/00000000-0000-7000-8000-00000000ffff/continue'
    const sending = { token, body: { message: 'Hello' }, headers: { Accept: 'text/event-stream' } }
    expect(await statuses(30, () => world.send('POST', path, sending))).toEqual([404])
    clock.advance(30_500)
    const { retry_after } = expectRefusal(await world.send('POST', path, sending), 429, 'too-many-tries')
    expect(retry_after).toBe(30)
  })
})

describe('a try', () => {
  it('should be one only if the input could be tried', async () => {
    const { logIn, from, world } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    expect(await statuses(40, () => logIn(email, ''))).toEqual([400])
    expect(await statuses(40, () => from('203.0.113.7', 'POST', '/api/login', { email }))).toEqual([400])
    expect(await statuses(10, () => logIn(email, WRONG))).toEqual([401])
  })

  it('should be counted among others that come at the same time', async () => {
    const { logIn } = await openLimited()
    const replies = await Promise.all(Array.from({ length: 25 }, () => logIn('ada@example.org', WRONG)))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('should be one only for a user who is signed in, where that is asked', async () => {
    const { world } = await openLimited()
    expect(await statuses(40, () => world.call(exportAccount, {}, 'garbage'))).toEqual([401])
    const { token } = await world.learner()
    expect(await statuses(10, () => world.call(exportAccount, {}, token))).toEqual([200])
  })

  it('should cost as much time as it says, and no more', async () => {
    const { logIn, clock } = await openLimited()
    await statuses(10, () => logIn('ada@example.org', WRONG))
    clock.advance(14 * MINUTE)
    const { retry_after } = expectRefusal(await logIn('ada@example.org', WRONG), 429, 'too-many-tries')
    expect(retry_after).toBe(60)
    clock.advance(Number(retry_after) * 1_000)
    expect(await statuses(10, () => logIn('ada@example.org', WRONG))).toEqual([401])
    clock.advance(HOUR)
    expect(await statuses(10, () => logIn('ada@example.org', WRONG))).toEqual([401])
  })
})
