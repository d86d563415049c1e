import { describe, expect } from 'vitest'
import type { Repositories } from '../../../src/ports/repositories.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { after as timeAfter } from '../../../src/shared/duration.ts'
import type { SecretLink } from '../../../src/users/secret-link.ts'
import { aSecretLink } from '../../builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeSecretLinkRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: secret links`, () => {
    it('should give back a link as it was added', async ({ unitOfWork }) => {
      const link = aSecretLink((await seedUser(unitOfWork)).id)
      await keep(unitOfWork, ({ secretLinks }) => secretLinks.add(link))
      expect(await keep(unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, link.purpose))).toEqual(link)
    })

    it('should find nothing under an unknown digest', async ({ unitOfWork }) => {
      const { digest } = aSecretLink((await seedUser(unitOfWork)).id)
      expect(await keep(unitOfWork, ({ secretLinks }) => secretLinks.find(digest, 'verify-email'))).toBeNull()
    })

    it("should mark the user's earlier links as revoked, and no other user's", async ({ unitOfWork }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const [first, second, third, foreign] = [
        aSecretLink(user.id),
        aSecretLink(user.id),
        aSecretLink(user.id),
        aSecretLink(other.id),
      ]
      for (const link of [foreign, first, second, third]) {
        await keep(unitOfWork, ({ secretLinks }) => secretLinks.add(link))
      }
      await keep(unitOfWork, async ({ secretLinks }) => {
        expect(await secretLinks.find(first.digest, 'verify-email')).toEqual({ ...first, revoked: true })
        expect(await secretLinks.find(second.digest, 'verify-email')).toEqual({ ...second, revoked: true })
        expect(await secretLinks.find(third.digest, 'verify-email')).toEqual(third)
        expect(await secretLinks.find(foreign.digest, 'verify-email')).toEqual(foreign)
      })
    })

    it('should keep the two purposes of links apart', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const [verify, reset] = [aSecretLink(user.id), aSecretLink(user.id, { purpose: 'reset-password' })]
      await add(unitOfWork, verify, reset)
      for (const link of [verify, reset]) expect(await find(unitOfWork, link)).toEqual(link)
      expect(await find(unitOfWork, { ...reset, purpose: 'verify-email' })).toBeNull()

      await keep(unitOfWork, ({ secretLinks }) => secretLinks.revokeAll(user.id, 'reset-password'))

      expect(await find(unitOfWork, verify)).toEqual(verify)
      expect(await find(unitOfWork, reset)).toEqual({ ...reset, revoked: true })
    })

    it('should let a link that is added again live on until its new end', async ({ unitOfWork }) => {
      const link = aSecretLink((await seedUser(unitOfWork)).id)
      const again = { ...link, expiresAt: timeAfter(link.expiresAt, 5) }
      await add(unitOfWork, link)
      await undo(unitOfWork, ({ secretLinks }) => secretLinks.add(again))
      expect(await find(unitOfWork, link)).toEqual(link)
      await add(unitOfWork, again)
      expect(await find(unitOfWork, link)).toEqual(again)
    })

    it('should leave a link revoked that is added again, and the newer one working', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const [older, newer] = [aSecretLink(user.id), aSecretLink(user.id)]
      await add(unitOfWork, older, newer, { ...older, expiresAt: timeAfter(older.expiresAt, 5) })
      expect(await find(unitOfWork, older)).toEqual({ ...older, revoked: true })
      expect(await find(unitOfWork, newer)).toEqual(newer)
    })

    it('should leave a link revoked that was used, when its mail is written again', async ({ unitOfWork }) => {
      const link = aSecretLink((await seedUser(unitOfWork)).id, { purpose: 'reset-password' })
      await add(unitOfWork, link)
      await keep(unitOfWork, ({ secretLinks }) => secretLinks.revokeAll(link.userId, 'reset-password'))
      await add(unitOfWork, link)
      expect(await find(unitOfWork, link)).toEqual({ ...link, revoked: true })
    })

    it("should revoke the user's links, and no other user's", async ({ unitOfWork }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const [link, foreign] = [aSecretLink(user.id), aSecretLink(other.id)]
      await add(unitOfWork, link, foreign)
      const revoke = ({ secretLinks }: Repositories) => secretLinks.revokeAll(link.userId, link.purpose)
      await undo(unitOfWork, revoke)
      expect(await find(unitOfWork, link)).toEqual(link)
      await keep(unitOfWork, revoke)
      expect(await find(unitOfWork, link)).toEqual({ ...link, revoked: true })
      expect(await find(unitOfWork, foreign)).toEqual(foreign)
    })

    it('should forget the links that ended before then, and no other', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const long = new Date('1980-01-01')
      const links = [-1, 0, 1].map((off) => aSecretLink(user.id, { expiresAt: timeAfter(long, off) }))
      await add(unitOfWork, ...links)
      await undo(unitOfWork, ({ secretLinks }) => secretLinks.removeEnded(long))
      await keep(unitOfWork, ({ secretLinks }) => secretLinks.removeEnded(long))
      const left = await keep(unitOfWork, ({ secretLinks }) =>
        inTurn(links, async ({ digest, purpose }) => (await secretLinks.find(digest, purpose)) !== null),
      )
      expect(left).toEqual([false, true, true])
    })

    it('should let one of ten use a link that works once, all at once', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const link = aSecretLink(user.id, { purpose: 'reset-password' })
      await add(unitOfWork, link)
      const use = async ({ users, secretLinks }: Repositories): Promise<boolean> => {
        await users.lock(user.id)
        const found = await secretLinks.find(link.digest, link.purpose)
        await secretLinks.revokeAll(user.id, link.purpose)
        return found?.revoked === false
      }
      const used = await Promise.all(Array.from({ length: 10 }, () => keep(unitOfWork, use)))
      expect(used.filter(Boolean)).toHaveLength(1)
    })

    it('should make neither wait for the other for ever when a link is used while another is mailed', async ({
      unitOfWork,
    }) => {
      const user = await seedUser(unitOfWork)
      for (let round = 0; round < 5; round += 1) {
        const [mailed, next] = [aSecretLink(user.id), aSecretLink(user.id)]
        await add(unitOfWork, mailed)
        const use = keep(unitOfWork, async ({ users, secretLinks }) => {
          const owner = await users.lock(user.id)
          await secretLinks.revokeAll(user.id, 'verify-email')
          if (owner) await users.save(owner)
        })
        await Promise.all([use, add(unitOfWork, next)])
        expect(await find(unitOfWork, mailed)).toEqual({ ...mailed, revoked: true })
      }
    })

    it('should undo an added link and what it revoked', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const [first, second] = [aSecretLink(user.id), aSecretLink(user.id)]
      await keep(unitOfWork, ({ secretLinks }) => secretLinks.add(first))
      await undo(unitOfWork, ({ secretLinks }) => secretLinks.add(second))
      await keep(unitOfWork, async ({ secretLinks }) => {
        expect(await secretLinks.find(first.digest, 'verify-email')).toEqual(first)
        expect(await secretLinks.find(second.digest, 'verify-email')).toBeNull()
      })
    })

    it('should leave one link that works when ten are made at once', async ({ unitOfWork }) => {
      const user = await seedUser(unitOfWork)
      const links = Array.from({ length: 10 }, () => aSecretLink(user.id))
      await Promise.all(links.map((link) => keep(unitOfWork, ({ secretLinks }) => secretLinks.add(link))))
      const found = await keep(unitOfWork, ({ secretLinks }) =>
        inTurn(links, ({ digest, purpose }) => secretLinks.find(digest, purpose)),
      )
      expect(found).toHaveLength(10)
      expect(found.filter((link) => link?.revoked === false)).toHaveLength(1)
      // As does one mail that is written several times at once.
      const same = aSecretLink(user.id)
      await Promise.all(links.map(() => add(unitOfWork, same)))
      expect(await find(unitOfWork, same)).toEqual(same)
    })
  })
}

// Helpers

const find = (unitOfWork: UnitOfWork, { digest, purpose }: SecretLink): Promise<SecretLink | null> =>
  keep(unitOfWork, ({ secretLinks }) => secretLinks.find(digest, purpose))

const add = (unitOfWork: UnitOfWork, ...links: readonly SecretLink[]): Promise<void> =>
  seed(unitOfWork, { secretLinks: links })

/** One after another: a unit of work is one connection. */
async function inTurn<A, B>(items: readonly A[], ask: (item: A) => Promise<B>): Promise<readonly B[]> {
  const answers: B[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}
