import type { Registration, RegistrationRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeRegistrationRepository = ({ toRead, toWrite }: Transaction): RegistrationRepository => ({
  add: async ({ id, userId, username, passwordHash, createdAt }) => {
    const database = await toWrite()
    await database
      .insertInto('registrations')
      .values({ id, user_id: userId, username, password_hash: passwordHash, created_at: createdAt })
      .execute()
  },

  find: async (id) => {
    const row = await toRead().selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  },

  ofUser: async (userId) => {
    const rows = await toRead()
      .selectFrom('registrations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(fromRow)
  },

  removeAllOf: async (userId) => {
    const database = await toWrite()
    await database.deleteFrom('registrations').where('user_id', '=', userId).execute()
  },
})

const fromRow = (row: Row<'registrations'>): Registration => ({
  id: row.id,
  userId: row.user_id,
  username: row.username,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
})
