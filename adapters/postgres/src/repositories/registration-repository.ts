import type { RegistrationRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { first, pick } from './statements.ts'

const COLUMNS = ['id', 'userId', 'username', 'passwordHash', 'createdAt'] as const

export const makeRegistrationRepository = ({ toRead, write }: Transaction): RegistrationRepository => ({
  add: (registration) => write((database) => database.insertInto('registrations').values(pick(registration, COLUMNS))),

  find: (id) => first(toRead().selectFrom('registrations').select(COLUMNS).where('id', '=', id), (row) => row),

  ofUser: (userId) =>
    toRead()
      .selectFrom('registrations')
      .select(COLUMNS)
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  removeAllOf: (userId) => write((database) => database.deleteFrom('registrations').where('userId', '=', userId)),
})
