import { describe, expect } from 'vitest'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { RegistrationId, type UserId } from '../../../src/shared/ids.ts'
import type { Registration } from '../../../src/users/registration.ts'
import type { Username } from '../../../src/users/username.ts'
import { aRegisteredUser, aSecretLink, later, newUserId } from '../../builders.ts'
import { keep, seed, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeRegistrationRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: registrations`, () => {
    it('should give back what was added, oldest first, and nothing of others', async ({ unitOfWork }) => {
      const { user, first, second } = await seedTwo(unitOfWork)
      const { first: foreign } = await seedTwo(unitOfWork)
      await keep(unitOfWork, async ({ registrations }) => {
        expect(await registrations.ofUser(user.id)).toEqual([first, second])
        expect(await registrations.find(second.id)).toEqual(second)
        expect(await registrations.find(RegistrationId(newUserId()))).toBeNull()
      })
      await keep(unitOfWork, ({ registrations }) => registrations.removeAllOf(user.id))
      await keep(unitOfWork, async ({ registrations }) => {
        expect(await registrations.ofUser(user.id)).toEqual([])
        expect(await registrations.find(first.id)).toBeNull()
        expect(await registrations.find(foreign.id)).toEqual(foreign)
      })
    })

    it('should undo what was added and removed, and refuse one without a user', async ({ unitOfWork }) => {
      const { user, first, second } = await seedTwo(unitOfWork)
      await undo(unitOfWork, async ({ registrations }) => {
        await registrations.add(aRegistration(user.id))
        await registrations.removeAllOf(user.id)
      })
      expect(await keep(unitOfWork, ({ registrations }) => registrations.ofUser(user.id))).toEqual([first, second])
      const orphan = aRegistration(newUserId())
      await expect(keep(unitOfWork, ({ registrations }) => registrations.add(orphan))).rejects.toThrow()
    })

    it('should go with its user', async ({ unitOfWork }) => {
      const { user, first } = await seedTwo(unitOfWork)
      await keep(unitOfWork, ({ users }) => users.remove(user.id))
      expect(await keep(unitOfWork, ({ registrations }) => registrations.find(first.id))).toBeNull()
    })

    it('should have a link each: a newer one ends earlier ones of the same registration only', async ({
      unitOfWork,
    }) => {
      const { user, first, second } = await seedTwo(unitOfWork)
      const links = [null, first.id, second.id].map((registrationId) => aSecretLink(user.id, { registrationId }))
      const newer = aSecretLink(user.id, { registrationId: first.id })
      await seed(unitOfWork, { secretLinks: [...links, newer] })
      await keep(unitOfWork, async ({ secretLinks }) => {
        const found = []
        for (const { digest } of [...links, newer]) found.push(await secretLinks.find(digest, 'verify-email'))
        expect(found).toEqual([links[0], { ...links[1], revoked: true }, links[2], newer])
      })
      await keep(unitOfWork, ({ secretLinks }) => secretLinks.revokeAll(user.id, 'verify-email'))
      await keep(unitOfWork, async ({ secretLinks }) => {
        for (const { digest } of links) {
          expect(await secretLinks.find(digest, 'verify-email')).toMatchObject({ revoked: true })
        }
      })
    })
  })
}

// Helpers

const aRegistration = (userId: UserId, changes: Partial<Registration> = {}): Registration => ({
  id: RegistrationId(newUserId()),
  userId,
  username: 'Žofie 漢字' as Username, // a name as parsing yields it
  passwordHash: 'plain:correct horse',
  language: null,
  createdAt: later(1),
  ...changes,
})

async function seedTwo(unitOfWork: UnitOfWork) {
  const user = aRegisteredUser()
  const [first, second] = [aRegistration(user.id), aRegistration(user.id, { createdAt: later(2), language: 'de' })]
  await seed(unitOfWork, { users: [user] })
  await keep(unitOfWork, async ({ registrations }) => {
    await registrations.add(first)
    await registrations.add(second)
  })
  return { user, first, second }
}
