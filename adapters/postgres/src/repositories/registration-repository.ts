import { asLanguage, type Registration, type RegistrationRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { first } from './statements.ts'

export const makeRegistrationRepository = ({ toRead, write }: Transaction): RegistrationRepository => ({
  add: (registration) => write((database) => database.insertInto('registrations').values(registration)),

  find: (id) => first(toRead().selectFrom('registrations').selectAll().where('id', '=', id), fromRow),

  ofUser: async (userId) => {
    const rows = await toRead()
      .selectFrom('registrations')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return rows.map(fromRow)
  },

  removeAllOf: (userId) => write((database) => database.deleteFrom('registrations').where('userId', '=', userId)),
})

const fromRow = (row: Row<'registrations'>): Registration => ({ ...row, language: asLanguage(row.language) })
