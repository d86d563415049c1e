import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Repositories } from '../../../src/ports/repositories.ts'
import type { Email } from '../../../src/users/email.ts'
import type { User } from '../../../src/users/user.ts'
import type { Username } from '../../../src/users/username.ts'
import { anyEmail, anyUsername } from '../../arbitraries.ts'
import { aRegisteredUser, aVerifiedUser, later, newUserId } from '../../builders.ts'
import { keep, seed, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

const VARIANTS: readonly [string, () => User][] = [
  ['registered', () => aRegisteredUser()],
  ['verified', () => aVerifiedUser()],
  ['verified, and signed in before', () => aVerifiedUser({ lastLoginAt: later(60_000) })],
  ['to be removed', () => aVerifiedUser({ deletionAt: later(60_000) })],
  ['inactive admin', () => aVerifiedUser({ role: 'admin', isActive: false })],
  ['reading German', () => aVerifiedUser({ language: 'de' })],
  ['reminded', () => aVerifiedUser({ weeklyGoal: 60, remindAt: later(1), remindedOn: '2026-01-15' })],
  ['named in another script', () => aRegisteredUser({ username: `Žofie 漢字 🦊 ${newUserId()}` as Username })],
]

const on = (day: number): Date => new Date(Date.UTC(2001, 0, day))

export function describeUserRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: users`, () => {
    for (const [variant, build] of VARIANTS) {
      it(`should give back a user that is ${variant} as it was added`, async ({ unitOfWork }) => {
        const user = build()
        expect(await keep(unitOfWork, ({ users }) => users.add(user))).toBe('added')
        expect(await keep(unitOfWork, ({ users }) => users.find(user.id))).toEqual(user)
        expect(await keep(unitOfWork, ({ users }) => users.lock(user.id))).toEqual(user)
        expect(await keep(unitOfWork, ({ users }) => users.findByEmail(user.email))).toEqual(user)
      })
    }

    it('should give back any address and name', async ({ unitOfWork }) => {
      const addAndFind = async (email: Email, username: Username): Promise<void> => {
        const user = aVerifiedUser({ email, username })
        const added = await keep(unitOfWork, ({ users }) => users.add(user))
        // Short ones come again, in this run or on a shared database.
        if (added !== 'added') return
        expect(await keep(unitOfWork, ({ users }) => users.findByEmail(email))).toEqual(user)
        expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(username))).toBe(true)
      }
      await fc.assert(fc.asyncProperty(anyEmail(), anyUsername(), addAndFind), FEW)
    })

    it('should find no user where none is', async ({ unitOfWork }) => {
      const { id, email, username } = aVerifiedUser()
      await keep(unitOfWork, async ({ users }) => {
        expect(await users.find(id)).toBeNull()
        expect(await users.lock(id)).toBeNull()
        expect(await users.findByEmail(email)).toBeNull()
        expect(await users.usernameTaken(username)).toBe(false)
      })
    })

    it('should add an empty wallet with the user', async ({ unitOfWork }) => {
      const user = aRegisteredUser()
      await keep(unitOfWork, ({ users }) => users.add(user))
      const wallet = await keep(unitOfWork, ({ wallets }) => wallets.lock(user.id))
      expect(wallet).toEqual({ userId: user.id, balance: 0 })
    })

    it('should save every change of a user', async ({ unitOfWork }) => {
      const user = aRegisteredUser()
      const changed = aVerifiedUser({
        id: user.id,
        passwordHash: 'plain:another horse',
        language: 'es',
        role: 'admin',
        isActive: false,
        lastLoginAt: later(1),
        deletionAt: later(2),
        timeZone: 'Asia/Tokyo',
        weeklyGoal: 2_000,
        remindAt: later(3),
        remindedOn: '2026-01-14',
      })
      await keep(unitOfWork, ({ users }) => users.add(user))
      await keep(unitOfWork, ({ users }) => users.save(changed))
      expect(await keep(unitOfWork, ({ users }) => users.find(user.id))).toEqual(changed)
    })

    it('should find those whose time to be reminded has come, the longest due first', async ({ unitOfWork }) => {
      // of a shared database no other user comes before them
      const [first, second] = [aVerifiedUser({ remindAt: on(1) }), aVerifiedUser({ remindAt: on(2) })]
      await seed(unitOfWork, { users: [second, first, aVerifiedUser({ remindAt: later(9) }), aVerifiedUser()] })
      const find = (day: number, limit = 9) => keep(unitOfWork, ({ users }) => users.toRemind(on(day), limit))
      expect(await find(0)).toEqual([])
      expect(await find(1)).toEqual([first.id])
      expect(await find(3)).toEqual([first.id, second.id])
      expect(await find(3, 1)).toEqual([first.id])
      for (const user of [first, second]) await keep(unitOfWork, ({ users }) => users.save({ ...user, remindAt: null }))
      expect(await find(3)).toEqual([])
    })

    it('should throw rather than save a user who is not there', async ({ unitOfWork }) => {
      await expect(keep(unitOfWork, ({ users }) => users.save(aVerifiedUser()))).rejects.toThrow('to save')
    })

    it('should make a second lock of the same user wait for the first', async ({ unitOfWork }) => {
      const user = aVerifiedUser({ passwordHash: 'hash' })
      await keep(unitOfWork, ({ users }) => users.add(user))
      const change = async ({ users }: Repositories): Promise<void> => {
        const latest = await users.lock(user.id)
        if (latest) await users.save({ ...latest, passwordHash: `${latest.passwordHash}!` })
      }
      await Promise.all(Array.from({ length: 5 }, () => keep(unitOfWork, change)))
      expect(await keep(unitOfWork, ({ users }) => users.find(user.id))).toEqual({
        ...user,
        passwordHash: 'hash!!!!!',
      })
    })

    it('should undo an added and a saved user', async ({ unitOfWork }) => {
      const [user, another] = [aVerifiedUser(), aVerifiedUser()]
      await keep(unitOfWork, ({ users }) => users.add(user))
      await undo(unitOfWork, async ({ users }) => {
        await users.add(another)
        await users.save({ ...user, role: 'admin' })
      })
      expect(await keep(unitOfWork, ({ users }) => users.find(user.id))).toEqual(user)
      expect(await keep(unitOfWork, ({ users }) => users.find(another.id))).toBeNull()
      expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(another.username))).toBe(false)
    })

    it('should find a taken name without regard to case', async ({ unitOfWork }) => {
      const user = aVerifiedUser()
      await keep(unitOfWork, ({ users }) => users.add(user))
      const shouted = user.username.toUpperCase() as Username
      expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(shouted))).toBe(true)
    })

    it('should refuse a taken address or name, and go on', async ({ unitOfWork }) => {
      const user = aVerifiedUser()
      const sameEmail = aRegisteredUser({ email: user.email })
      const sameName = aVerifiedUser({ username: user.username.toUpperCase() as Username })
      const other = aRegisteredUser()
      await keep(unitOfWork, ({ users }) => users.add(user))

      await keep(unitOfWork, async ({ users }) => {
        expect(await users.add(sameEmail)).toBe('email-taken')
        expect(await users.add(sameName)).toBe('username-taken')
        expect(await users.add(other)).toBe('added')
      })

      expect(await keep(unitOfWork, ({ users }) => users.find(other.id))).toEqual(other)
      expect(await keep(unitOfWork, ({ users }) => users.find(sameEmail.id))).toBeNull()
      expect(await keep(unitOfWork, ({ users }) => users.find(sameName.id))).toBeNull()
      expect(await keep(unitOfWork, ({ users }) => users.findByEmail(user.email))).toEqual(user)
    })

    it('should keep no name for a user whose address is not verified', async ({ unitOfWork }) => {
      const username = `Eve ${newUserId()}` as Username
      const [first, second] = [aRegisteredUser({ username }), aRegisteredUser({ username })]
      await keep(unitOfWork, async ({ users }) => {
        expect(await users.add(first)).toBe('added')
        expect(await users.add(second)).toBe('added')
        expect(await users.usernameTaken(username)).toBe(false)
      })
      await keep(unitOfWork, ({ users }) => users.save({ ...second, kind: 'verified', verifiedAt: later(1) }))
      expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(username))).toBe(true)
      expect(await keep(unitOfWork, ({ users }) => users.find(first.id))).toEqual(first)
      const saved = keep(unitOfWork, ({ users }) => users.save({ ...first, kind: 'verified', verifiedAt: later(1) }))
      await expect(saved).rejects.toThrow()
    })

    it('should add one of ten with the same address at once', async ({ unitOfWork }) => {
      const email = `${newUserId()}@example.org` as Email
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => keep(unitOfWork, ({ users }) => users.add(aRegisteredUser({ email })))),
      )
      expect(answers.toSorted()).toEqual(['added', ...Array<string>(9).fill('email-taken')])
    })

    it('should add one of ten with the same name at once', async ({ unitOfWork }) => {
      const username = `Eve ${newUserId()}` as Username
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => keep(unitOfWork, ({ users }) => users.add(aVerifiedUser({ username })))),
      )
      expect(answers.toSorted()).toEqual(['added', ...Array<string>(9).fill('username-taken')])
    })

    it('should treat a look-alike of a taken name as taken: in add, save and usernameTaken', async ({ unitOfWork }) => {
      const tail = newUserId()
      const [name, alike] = [`paypal ${tail}`, `p\u0251yp\u0251l ${tail}`] as const // names as parsing yields them
      const user = aVerifiedUser({ username: name as Username })
      const waiting = aRegisteredUser({ username: alike as Username })
      await seed(unitOfWork, { users: [user, waiting] })
      expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(alike as Username))).toBe(true)
      const added = aVerifiedUser({ username: alike as Username })
      expect(await keep(unitOfWork, ({ users }) => users.add(added))).toBe('username-taken')
      const verified = { ...waiting, kind: 'verified', verifiedAt: later(1) } as const
      await expect(keep(unitOfWork, ({ users }) => users.save(verified))).rejects.toThrow()
      await keep(unitOfWork, ({ users }) => users.save({ ...user, lastLoginAt: later(2) }))
      expect(await keep(unitOfWork, ({ users }) => users.usernameTaken(alike as Username))).toBe(true)
    })

    it('should find a name free once, however many look for it at once while they hold the names', async ({
      unitOfWork,
    }) => {
      const username = `Eve ${newUserId()}` as Username
      const take = async ({ users }: Repositories): Promise<boolean> => {
        await users.lockNames()
        if (await users.usernameTaken(username)) return false
        expect(await users.add(aVerifiedUser({ username }))).toBe('added')
        return true
      }
      const taken = await Promise.all(Array.from({ length: 10 }, () => keep(unitOfWork, take)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    })
  })
}
