import { after, skeletonOf, type User, type UserRepository, usernameKey, VERIFICATION_GRACE } from '@app/domain'
import { sql } from 'kysely'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { advisoryLock } from './advisory-lock.ts'

export const makeUserRepository = ({ toRead, toWrite }: Transaction): UserRepository => ({
  find: async (id) => {
    const row = await toRead().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? userFromRow(row) : null
  },

  // FOR NO KEY UPDATE blocks other lockers, not inserts that reference the row (FOR KEY SHARE).
  lock: async (id) => {
    const database = await toWrite()
    const row = await database.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    return row ? userFromRow(row) : null
  },

  // Row locks alone could deadlock: two transactions may see different sets of admins, and lock rows in different orders.
  lockActiveAdmins: async () => {
    const database = await toWrite()
    await advisoryLock(database, 'admin-actions')
    const rows = await database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_active', '=', true)
      .where('verified_at', 'is not', null)
      .where('password_is_temporary', '=', false)
      .where('removal_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return rows.map(({ id }) => id)
  },

  findByEmail: async (email) => {
    const row = await toRead().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    return row ? userFromRow(row) : null
  },

  lockNames: async () => advisoryLock(await toWrite(), 'usernames'),

  usernameTaken: async (username) => {
    const row = await toRead()
      .selectFrom('users')
      .select('id')
      .where(({ eb, or }) =>
        or([eb('username_key', '=', usernameKey(username)), eb('username_skeleton', '=', skeletonOf(username))]),
      )
      .executeTakeFirst()
    return row !== undefined
  },

  add: async (user) => {
    const database = await toWrite()
    const added = await database
      // An error would abort the transaction, and with it the rest of the unit of work.
      .with('added', (query) =>
        query
          .insertInto('users')
          .values(toRow(user))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      )
      .insertInto('wallets')
      .columns(['user_id', 'balance'])
      .expression((query) => query.selectFrom('added').select(({ lit }) => ['id', lit(0).as('balance')]))
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return 'added'
    const owner = await database.selectFrom('users').select('id').where('email', '=', user.email).executeTakeFirst()
    return owner ? 'email-taken' : 'username-taken'
  },

  save: async (user) => {
    const { id, ...changes } = toRow(user)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .updateTable('users')
      .set({
        ...changes,
        // a name from before skeletons existed keeps none where another user has the same
        username_skeleton: sql<string | null>`CASE
          WHEN verified_at IS NOT NULL AND username = ${user.username} THEN username_skeleton
          ELSE ${changes.username_skeleton} END`,
      })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no user ${id} to save.`)
  },

  scheduledForDeletion: async (now) => {
    const rows = await toRead()
      .selectFrom('users')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('removal_at', '<=', now),
          and([eb('verified_at', 'is', null), eb('created_at', '<=', after(now, -VERIFICATION_GRACE))]),
        ]),
      )
      .execute()
    return rows.map(({ id }) => id)
  },

  // The rest is deleted by cascade.
  remove: async (id) => {
    const database = await toWrite()
    await database
      .with('anonymized', (query) =>
        query.updateTable('purchases').set({ receipt_url: null }).where('user_id', '=', id).where('kind', '=', 'paid'),
      )
      .deleteFrom('users')
      .where('id', '=', id)
      .execute()
  },
})

export function userFromRow(row: Row<'users'>): User {
  const account = {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    passwordIsTemporary: row.password_is_temporary,
    role: row.role,
    isActive: row.is_active,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    deletionAt: row.removal_at,
  }
  if (row.verified_at === null) return { ...account, kind: 'registered' }
  return { ...account, kind: 'verified', verifiedAt: row.verified_at }
}

const toRow = (user: User): Row<'users'> => ({
  id: user.id,
  username: user.username,
  // a registered name is not reserved before the address is verified
  username_key: user.kind === 'verified' ? usernameKey(user.username) : `pending:${user.id}`,
  username_skeleton: user.kind === 'verified' ? skeletonOf(user.username) : null,
  email: user.email,
  password_hash: user.passwordHash,
  password_is_temporary: user.passwordIsTemporary,
  role: user.role,
  is_active: user.isActive,
  created_at: user.createdAt,
  verified_at: user.kind === 'verified' ? user.verifiedAt : null,
  last_login_at: user.lastLoginAt,
  removal_at: user.deletionAt,
})
