import type { SecretLinkRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { first } from './statements.ts'

export const makeSecretLinkRepository = ({ toRead, toWrite, write }: Transaction): SecretLinkRepository => ({
  add: async (link) => {
    const database = await toWrite()
    // Serializes links that are made at once; otherwise neither would see the other, and both would work.
    await database.selectFrom('users').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute()
    await database
      .updateTable('secret_links')
      .set({ revoked: true })
      .where('userId', '=', link.userId)
      .where('purpose', '=', link.purpose)
      .where('registrationId', 'is not distinct from', link.registrationId)
      .where('revoked', '=', false)
      // The same link again revokes nothing: the one that works is this one, or came after it.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('secret_links as same').select('same.digest').where('same.digest', '=', link.digest))),
      )
      .execute()
    await database
      .insertInto('secret_links')
      .values(link)
      .onConflict((conflict) =>
        conflict.column('digest').doUpdateSet({ expiresAt: link.expiresAt }).where('secret_links.revoked', '=', false),
      )
      .execute()
  },

  find: (digest, purpose) => {
    const found = toRead().selectFrom('secret_links').selectAll().where('digest', '=', digest)
    return first(found.where('purpose', '=', purpose), (row) => row)
  },

  revokeAll: (userId, purpose) =>
    write((database) =>
      database
        .updateTable('secret_links')
        .set({ revoked: true })
        .where('userId', '=', userId)
        .where('purpose', '=', purpose)
        .where('revoked', '=', false),
    ),

  removeEnded: (before) => write((database) => database.deleteFrom('secret_links').where('expiresAt', '<', before)),
})
