import type { SecretLink, SecretLinkRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeSecretLinkRepository = ({ toRead, toWrite }: Transaction): SecretLinkRepository => ({
  add: async (link) => {
    const database = await toWrite()
    // Serializes links that are made at once; otherwise neither would see the other, and both would work.
    await database.selectFrom('users').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute()
    await database
      .updateTable('secret_links')
      .set({ revoked: true })
      .where('user_id', '=', link.userId)
      .where('purpose', '=', link.purpose)
      .where('registration_id', 'is not distinct from', link.registrationId)
      .where('revoked', '=', false)
      // The same link again revokes nothing: the one that works is this one, or came after it.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('secret_links as same').select('same.digest').where('same.digest', '=', link.digest))),
      )
      .execute()
    await database
      .insertInto('secret_links')
      .values(toRow(link))
      .onConflict((conflict) =>
        conflict.column('digest').doUpdateSet({ expires_at: link.expiresAt }).where('secret_links.revoked', '=', false),
      )
      .execute()
  },

  find: async (digest, purpose) => {
    const row = await toRead()
      .selectFrom('secret_links')
      .selectAll()
      .where('digest', '=', digest)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    return row ? fromRow(row) : null
  },

  revokeAll: async (userId, purpose) => {
    const database = await toWrite()
    await database
      .updateTable('secret_links')
      .set({ revoked: true })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('revoked', '=', false)
      .execute()
  },

  removeEnded: async (before) => {
    const database = await toWrite()
    await database.deleteFrom('secret_links').where('expires_at', '<', before).execute()
  },
})

const fromRow = (row: Row<'secret_links'>): SecretLink => ({
  digest: row.digest,
  userId: row.user_id,
  purpose: row.purpose,
  registrationId: row.registration_id,
  expiresAt: row.expires_at,
  revoked: row.revoked,
})

const toRow = (link: SecretLink): Row<'secret_links'> => ({
  digest: link.digest,
  user_id: link.userId,
  purpose: link.purpose,
  registration_id: link.registrationId,
  expires_at: link.expiresAt,
  revoked: link.revoked,
})
