import type { SecretLinkRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import type { LinkPurpose, SecretLink } from '../../../src/users/secret-link.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export function memorySecretLinkRepository(transaction: Transaction): SecretLinkRepository {
  const revokeAll = async (owner: UserId, purpose: LinkPurpose): Promise<void> => {
    const works = (link: SecretLink) => link.userId === owner && link.purpose === purpose && !link.revoked
    for (const link of (await transaction.scan('secretLinks')).filter(works)) {
      await transaction.put('secretLinks', link.digest, { ...link, revoked: true })
    }
  }

  return {
    add: async (link) => {
      // Two links mailed at once must not both survive: whoever comes second sees the first one and revokes it.
      await transaction.lock(rowKey('users', link.userId))
      const user = await transaction.get('users', link.userId)
      await transaction.ensure(user !== null, `The link for ${link.purpose} belongs to no user.`)
      const before = await transaction.get('secretLinks', link.digest)
      if (before) {
        const { expiresAt } = before.revoked ? before : link
        await transaction.put('secretLinks', link.digest, { ...before, expiresAt })
        return
      }
      await revokeAll(link.userId, link.purpose)
      await transaction.insert('secretLinks', link.digest, link)
    },
    find: async (digest, purpose) => {
      const link = await transaction.get('secretLinks', digest)
      return link?.purpose === purpose ? link : null
    },
    revokeAll,
    removeEnded: async (before) => {
      for (const { digest, expiresAt } of await transaction.scan('secretLinks')) {
        if (expiresAt < before) await transaction.remove('secretLinks', digest)
      }
    },
  }
}
