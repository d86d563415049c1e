import type { SecretLinkRepository } from '../../../src/ports/repositories.ts'
import type { SecretLink } from '../../../src/users/secret-link.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export function memorySecretLinkRepository(transaction: Transaction): SecretLinkRepository {
  const revoke = async (isMeant: (link: SecretLink) => boolean): Promise<void> => {
    for (const link of (await transaction.scan('secretLinks')).filter((link) => isMeant(link) && !link.revoked)) {
      await transaction.put('secretLinks', link.digest, { ...link, revoked: true })
    }
  }

  return {
    add: async (link) => {
      // Two links mailed at once must not both survive: the second transaction sees the first link and revokes it.
      await transaction.lock(rowKey('users', link.userId))
      const user = await transaction.get('users', link.userId)
      await transaction.ensure(user !== null, `The link for ${link.purpose} belongs to no user.`)
      const before = await transaction.get('secretLinks', link.digest)
      if (before) {
        const { expiresAt } = before.revoked ? before : link
        await transaction.put('secretLinks', link.digest, { ...before, expiresAt })
        return
      }
      const { userId, purpose, registrationId } = link
      const isEarlier = (other: SecretLink) => other.purpose === purpose && other.registrationId === registrationId
      await revoke((other) => other.userId === userId && isEarlier(other))
      await transaction.insert('secretLinks', link.digest, link)
    },
    find: async (digest, purpose) => {
      const link = await transaction.get('secretLinks', digest)
      return link?.purpose === purpose ? link : null
    },
    revokeAll: (owner, purpose) => revoke((link) => link.userId === owner && link.purpose === purpose),
    removeEnded: async (before) => {
      for (const { digest, expiresAt } of await transaction.scan('secretLinks')) {
        if (expiresAt < before) await transaction.remove('secretLinks', digest)
      }
    },
  }
}
