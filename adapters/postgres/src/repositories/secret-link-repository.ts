import type { SecretLink, SecretLinkRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeSecretLinkRepository = ({ toRead, toWrite }: Transaction): SecretLinkRepository => ({
  replace: async (link) => {
    const database = await toWrite()
    // Links made at once take turns; otherwise none would see the other one, and both would work.
    await database.selectFrom('users').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute()
    await database
      .updateTable('secret_links')
      .set({ replaced: true })
      .where('user_id', '=', link.userId)
      .where('purpose', '=', link.purpose)
      .where('replaced', '=', false)
      .execute()
    await database.insertInto('secret_links').values(toRow(link)).execute()
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
})

const fromRow = (row: Row<'secret_links'>): SecretLink => ({
  digest: row.digest,
  userId: row.user_id,
  purpose: row.purpose,
  expiresAt: row.expires_at,
  replaced: row.replaced,
})

const toRow = (link: SecretLink): Row<'secret_links'> => ({
  digest: link.digest,
  user_id: link.userId,
  purpose: link.purpose,
  expires_at: link.expiresAt,
  replaced: link.replaced,
})
