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
import { first, updateOne } from './statements.ts'

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

  toRemind: async (now, limit) => {
    const due = toRead().selectFrom('users').select('id').where('remindAt', '<=', now)
    return (await due.orderBy('remindAt').limit(limit).execute()).map(({ id }) => id)
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

export function userFromRow({ usernameKey: _key, usernameSkeleton: _skeleton, ...row }: Row<'users'>): User {
  const { verifiedAt, removalAt: deletionAt, language, ...account } = row
  const user = { ...account, language: asLanguage(language), deletionAt }
  return verifiedAt === null ? { ...user, kind: 'registered' } : { ...user, kind: 'verified', verifiedAt }
}

const toRow = ({ kind, deletionAt: removalAt, ...account }: User): Row<'users'> => ({
  verifiedAt: null,
  ...account,
  removalAt,
  // a registered name is not reserved before the address is verified
  usernameKey: kind === 'verified' ? usernameKey(account.username) : `pending:${account.id}`,
  usernameSkeleton: kind === 'verified' ? skeletonOf(account.username) : null,
})
