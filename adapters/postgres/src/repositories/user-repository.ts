import {
  after,
  asLanguage,
  skeletonOf,
  type User,
  type UserRepository,
  usernameKey,
  VERIFICATION_GRACE,
} from '@app/domain'
import { sql } from 'kysely'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { advisoryLock } from './advisory-lock.ts'
import { first, pick, updateOne } from './statements.ts'

export const makeUserRepository = ({ toRead, toWrite, write }: Transaction): UserRepository => ({
  find: (id) => first(toRead().selectFrom('users').selectAll().where('id', '=', id), userFromRow),

  // FOR NO KEY UPDATE blocks other lockers, not inserts that reference the row (FOR KEY SHARE).
  lock: async (id) => {
    const database = await toWrite()
    return first(database.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate(), userFromRow)
  },

  // Row locks alone could deadlock: two transactions may see different sets of admins, and lock rows in different orders.
  lockActiveAdmins: async () => {
    const database = await toWrite()
    await advisoryLock(database, 'admin-actions')
    const rows = await database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('isActive', '=', true)
      .where('verifiedAt', 'is not', null)
      .where('passwordIsTemporary', '=', false)
      .where('removalAt', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return rows.map(({ id }) => id)
  },

  findByEmail: (email) => first(toRead().selectFrom('users').selectAll().where('email', '=', email), userFromRow),

  lockNames: async () => advisoryLock(await toWrite(), 'usernames'),

  usernameTaken: async (username) => {
    const row = await toRead()
      .selectFrom('users')
      .select('id')
      .where(({ eb, or }) =>
        or([eb('usernameKey', '=', usernameKey(username)), eb('usernameSkeleton', '=', skeletonOf(username))]),
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
      .columns(['userId', 'balance'])
      .expression((query) => query.selectFrom('added').select(({ lit }) => ['id', lit(0).as('balance')]))
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return 'added'
    const owner = await database.selectFrom('users').select('id').where('email', '=', user.email).executeTakeFirst()
    return owner ? 'email-taken' : 'username-taken'
  },

  save: async (user) => {
    const { id, ...changes } = toRow(user)
    const database = await toWrite()
    const update = database.updateTable('users').set({
      ...changes,
      // a name from before skeletons existed keeps none where another user has the same
      usernameSkeleton: sql<string | null>`CASE
        WHEN verified_at IS NOT NULL AND username = ${user.username} THEN username_skeleton
        ELSE ${changes.usernameSkeleton} END`,
    })
    await updateOne(update.where('id', '=', id), `user ${id}`)
  },

  scheduledForDeletion: async (now) => {
    const rows = await toRead()
      .selectFrom('users')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('removalAt', '<=', now),
          and([eb('verifiedAt', 'is', null), eb('createdAt', '<=', after(now, -VERIFICATION_GRACE))]),
        ]),
      )
      .execute()
    return rows.map(({ id }) => id)
  },

  // The rest is deleted by cascade.
  remove: (id) =>
    write((database) =>
      database
        .with('anonymized', (query) =>
          query.updateTable('purchases').set({ receiptUrl: null, pendingUnlock: null }).where('userId', '=', id),
        )
        .deleteFrom('users')
        .where('id', '=', id),
    ),
})

const ACCOUNT = [
  ...(['id', 'username', 'email', 'passwordHash', 'passwordIsTemporary'] as const),
  ...(['role', 'isActive', 'createdAt', 'lastLoginAt'] as const),
]

export function userFromRow(row: Row<'users'>): User {
  const account = { ...pick(row, ACCOUNT), language: asLanguage(row.language), deletionAt: row.removalAt }
  if (row.verifiedAt === null) return { ...account, kind: 'registered' }
  return { ...account, kind: 'verified', verifiedAt: row.verifiedAt }
}

const toRow = (user: User): Row<'users'> => ({
  ...pick(user, ACCOUNT),
  language: user.language,
  // a registered name is not reserved before the address is verified
  usernameKey: user.kind === 'verified' ? usernameKey(user.username) : `pending:${user.id}`,
  usernameSkeleton: user.kind === 'verified' ? skeletonOf(user.username) : null,
  verifiedAt: user.kind === 'verified' ? user.verifiedAt : null,
  removalAt: user.deletionAt,
})
