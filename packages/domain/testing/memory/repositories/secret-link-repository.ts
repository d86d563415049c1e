import type { SecretLinkRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memorySecretLinkRepository = (transaction: Transaction): SecretLinkRepository => ({
  replace: async (link) => {
    const user = await transaction.get('users', link.userId)
    await transaction.ensure(user !== null, `The link for ${link.purpose} belongs to no user.`)
    // Two links mailed at once must not both survive: whoever comes second sees the first one and replaces it.
    await transaction.lock(`secretLinks.latest/${link.userId}/${link.purpose}`)
    const earlier = (await transaction.scan('secretLinks')).filter(
      ({ userId, purpose, replaced }) => userId === link.userId && purpose === link.purpose && !replaced,
    )
    for (const old of earlier) await transaction.put('secretLinks', old.digest, { ...old, replaced: true })
    await transaction.insert('secretLinks', link.digest, link)
  },
  find: async (digest, purpose) => {
    const link = await transaction.get('secretLinks', digest)
    return link?.purpose === purpose ? link : null
  },
})
