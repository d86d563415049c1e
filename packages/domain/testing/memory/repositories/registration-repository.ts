import type { RegistrationRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export function memoryRegistrationRepository(transaction: Transaction): RegistrationRepository {
  const ofUser: RegistrationRepository['ofUser'] = async (userId) =>
    (await transaction.scan('registrations')).filter((registration) => registration.userId === userId)

  return {
    add: async (registration) => {
      const user = await transaction.get('users', registration.userId)
      await transaction.ensure(user !== null, 'The registration belongs to no user.')
      await transaction.insert('registrations', registration.id, registration)
    },
    find: (id) => transaction.get('registrations', id),
    ofUser,
    removeAllOf: async (userId) => {
      for (const { id } of await ofUser(userId)) await transaction.remove('registrations', id)
    },
  }
}
