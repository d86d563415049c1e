import { describe, expect } from 'vitest'
import { grant } from '../../../src/credits/wallet.ts'
import type { UserCountQuery, UserQuery, UserSort } from '../../../src/ports/read-models/admin.ts'
import type { Email } from '../../../src/users/email.ts'
import type { User, VerifiedUser } from '../../../src/users/user.ts'
import type { Username } from '../../../src/users/username.ts'
import {
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  aRegisteredUser,
  aVerifiedUser,
  awaitingLearner,
  later,
  NOW,
  newEntryId,
  newUserId,
} from '../../builders.ts'
import { keep, seed } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describeAdminReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what admins see`, () => {
    it('should show a user with everything that admins decide by', async (storage) => {
      const user = aVerifiedUser({
        role: 'admin',
        lastLoginAt: later(1),
        deletionAt: later(2),
        passwordIsTemporary: true,
      })
      await add(storage, user, 70)
      const line = {
        id: user.id,
        username: user.username,
        email: user.email,
        role: 'admin',
        isActive: true,
        isVerified: true,
        passwordIsTemporary: true,
        credits: 70,
        freeChapters: 0,
        createdAt: user.createdAt,
        lastLoginAt: later(1),
        deletionAt: later(2),
      }
      expect(await storage.adminReadModels.user(user.id)).toEqual(line)
      expect(await storage.adminReadModels.users({ ...ALL_USERS, search: user.email })).toEqual([line])
      expect(await storage.adminReadModels.user(newUserId())).toBeNull()
    })

    it('should find by part of a name or an address in any case, by an id as a whole, and take no sign for a pattern', async (storage) => {
      const [ada, percent, zoe] = [named('Ada'), named('50%_\\x'), named('Zoë É')]
      for (const user of [ada, percent, zoe]) await add(storage, user, 0)
      const found = async (search: string) =>
        (await storage.adminReadModels.users({ ...ALL_USERS, search })).map(({ id }) => id)
      expect(await found(ada.username.slice(2).toUpperCase())).toEqual([ada.id])
      expect(await found(ada.email.slice(2).toUpperCase())).toEqual([ada.id])
      expect(await found(zoe.username.toUpperCase())).toEqual([zoe.id])
      expect(await found(ada.id)).toEqual([ada.id])
      expect(await found(percent.username)).toEqual([percent.id])
      expect(await found(percent.username.replaceAll('%', '_'))).toEqual([])
    })

    it('should filter by role and status, and count who is left', async (storage) => {
      const mark = newUserId()
      const make = (changes: Partial<VerifiedUser>) =>
        aVerifiedUser({ ...changes, username: `${mark} ${newUserId()}` as Username })
      const [admin, standard, inactive] = [make({ role: 'admin' }), make({}), make({ isActive: false })]
      for (const user of [admin, standard, inactive]) await add(storage, user, 0)
      const found = async (query: Partial<UserQuery>) =>
        new Set((await storage.adminReadModels.users({ ...ALL_USERS, search: mark, ...query })).map(({ id }) => id))
      const count = (query: Partial<UserCountQuery>) =>
        storage.adminReadModels.countUsers({ search: mark, role: null, isActive: null, ...query })
      expect(await count({})).toBe(3)
      expect(await count({ search: mark.toUpperCase(), role: 'standard' })).toBe(2)
      expect(await count({ role: 'admin', isActive: true })).toBe(1)
      expect(await count({ isActive: false })).toBe(1)
      expect(await count({ search: admin.id })).toBe(1)
      expect(await found({ role: 'admin' })).toEqual(new Set([admin.id]))
      expect(await found({ role: 'standard' })).toEqual(new Set([standard.id, inactive.id]))
      expect(await found({ isActive: false })).toEqual(new Set([inactive.id]))
      expect(await found({ isActive: true, role: 'standard' })).toEqual(new Set([standard.id]))
    })

    for (const [sort, order] of Object.entries(ORDERS)) {
      it(`should sort by ${sort} and page without a gap or a repetition`, async (storage) => {
        const mark = newUserId()
        const users = [
          { ...named(`b ${mark}`), createdAt: later(1), lastLoginAt: later(9), credits: 0, free: 1 },
          { ...named(`A ${mark}`), createdAt: later(2), lastLoginAt: null, credits: 20, free: 0 },
          { ...named(`c ${mark}`), createdAt: later(3), lastLoginAt: later(5), credits: 5, free: 2 },
        ]
        for (const { credits, free, ...user } of users) {
          await add(storage, user, credits)
          for (let count = 0; count < free; count += 1) await writeFreeChapter(storage, user.id)
        }
        const seen: string[] = []
        for (let after: User['id'] | null = null; ; ) {
          const page = await storage.adminReadModels.users({
            ...ALL_USERS,
            search: mark,
            sort: sort as UserSort, // a key of the table
            after,
            limit: 2,
          })
          seen.push(...page.map(({ id }) => id))
          after = page.at(-1)?.id ?? null
          if (page.length < 2) break
        }
        expect(seen).toEqual(order.map((index) => users[index]?.id))
      })
    }

    it('should show a user who never verified the address, and no user after an unknown cursor', async (storage) => {
      const user = aRegisteredUser()
      await add(storage, user, 0)
      expect(await storage.adminReadModels.user(user.id)).toMatchObject({ isVerified: false, credits: 0 })
      expect(await storage.adminReadModels.users({ ...ALL_USERS, search: user.email, after: newUserId() })).toEqual([])
    })

    it('should hold the admins that can act, and no others', async (storage) => {
      const admins = [aVerifiedUser({ role: 'admin' }), aVerifiedUser({ role: 'admin' })]
      const others = [
        aVerifiedUser(),
        aVerifiedUser({ role: 'admin', isActive: false }),
        aVerifiedUser({ role: 'admin', deletionAt: later(1) }),
        aRegisteredUser({ role: 'admin' }),
      ]
      for (const user of [...admins, ...others]) await add(storage, user, 0)
      const held = await keep(storage.unitOfWork, ({ users }) => users.lockActiveAdmins())
      expect(held.toSorted()).toEqual(held)
      expect(held).toEqual(expect.arrayContaining(admins.map(({ id }) => id)))
      for (const { id } of others) expect(held).not.toContain(id)
    })
  })
}

// Helpers

const ALL_USERS: UserQuery = { search: null, role: null, isActive: null, sort: 'newest', after: null, limit: 100 }

/** Who comes first of the three users of the test. */
const ORDERS: Readonly<Record<UserSort, readonly number[]>> = {
  newest: [2, 1, 0],
  name: [1, 0, 2],
  credits: [1, 2, 0],
  'free-chapters': [2, 0, 1],
  'last-login': [0, 2, 1],
}

const named = (name: string) => {
  const unique = newUserId()
  const mailbox = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.${unique}`
  return aVerifiedUser({ username: `${name} ${unique}` as Username, email: `${mailbox}@example.org` as Email })
}

/** Once it is written it counts, and a chapter that is paid does not. */
const writeFreeChapter = async ({ unitOfWork }: OpenStorage, userId: User['id']): Promise<void> => {
  const conversation = awaitingLearner(userId)
  const plan = aPlan(userId, conversation.id)
  const chapters = [0, 10].map((price, index) => aPreparingChapter(plan.id, index + 1, { price }))
  await seed(unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  const written = chapters.map(({ id, price, number }) => anOpenChapter(plan.id, number, { id, price }))
  for (const chapter of written) await keep(unitOfWork, (all) => all.chapters.save(chapter))
}

const add = ({ unitOfWork }: OpenStorage, user: User, credits: number): Promise<void> =>
  keep(unitOfWork, async ({ users, wallets }) => {
    await users.add(user)
    if (credits === 0) return
    const id = newEntryId()
    await wallets.save(grant(await wallets.lock(user.id), credits, `admin:${id}`, null, { id, at: NOW }))
  })
