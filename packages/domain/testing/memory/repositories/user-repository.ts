import type { UserRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { mayAct } from '../../../src/users/administration.ts'
import type { Email } from '../../../src/users/email.ts'
import { skeletonOf } from '../../../src/users/skeleton.ts'
import { isDueForDeletion, type User } from '../../../src/users/user.ts'
import { type Username, usernameKey } from '../../../src/users/username.ts'
import { rowKey, type Transaction } from '../transaction.ts'
import { removeChapter } from './chapter-part-repository.ts'
import { removeCards } from './review-repository.ts'

export function memoryUserRepository(transaction: Transaction): UserRepository {
  const findByEmail = async (email: Email): Promise<User | null> =>
    (await transaction.scan('users')).find((user) => user.email === email) ?? null

  const findByUsername = async (username: Username): Promise<User | null> => {
    const keys = keysOf(username)
    const users = await transaction.scan('users')
    return (
      users.find((user) => user.kind === 'verified' && keysOf(user.username).some((key) => keys.includes(key))) ?? null
    )
  }

  // These locks are the unique indexes: who asks second waits until the first has committed or given up.
  const emailTaken = async ({ id, email }: User): Promise<boolean> => {
    await transaction.lock(`users.email/${email}`)
    const owner = await findByEmail(email)
    return owner !== null && owner.id !== id
  }
  const nameTaken = async ({ id, kind, username }: User): Promise<boolean> => {
    if (kind === 'registered') return false
    for (const key of keysOf(username)) await transaction.lock(`users.username/${key}`)
    const owner = await findByUsername(username)
    return owner !== null && owner.id !== id
  }

  return {
    find: (id) => transaction.get('users', id),
    lock: async (id) => {
      await transaction.lock(rowKey('users', id))
      return transaction.get('users', id)
    },
    lockActiveAdmins: async () => {
      // the advisory lock first: with an older list of admins other rows would be locked, in another order
      await transaction.lock('users.adminActions')
      const ids = (await transaction.scan('users')).filter(mayAct).map(({ id }) => id)
      const held: UserId[] = []
      for (const id of ids.toSorted()) {
        await transaction.lock(rowKey('users', id))
        const user = await transaction.get('users', id)
        if (user && mayAct(user)) held.push(id)
      }
      return held
    },
    findByEmail,
    lockNames: () => transaction.lock('users.names'),
    usernameTaken: async (username) => (await findByUsername(username)) !== null,
    add: async (user) => {
      if (await emailTaken(user)) return 'email-taken'
      if (await nameTaken(user)) return 'username-taken'
      await transaction.insert('users', user.id, user)
      await transaction.insert('wallets', user.id, { userId: user.id, balance: 0 })
      return 'added'
    },
    save: async (user) => {
      await transaction.lock(rowKey('users', user.id))
      const before = await transaction.get('users', user.id)
      await transaction.ensure(before !== null, `There is no user ${user.id} to save.`)
      const sameName = before?.username === user.username && before.kind === user.kind
      // as an index is: untouched by what does not change
      const taken = (before?.email !== user.email && (await emailTaken(user))) || (!sameName && (await nameTaken(user)))
      await transaction.ensure(!taken, `The user ${user.id} cannot be saved: address or name is taken.`)
      await transaction.put('users', user.id, user)
    },
    scheduledForDeletion: async (now) =>
      (await transaction.scan('users')).filter((user) => isDueForDeletion(user, now)).map(({ id }) => id),
    toRemind: async (now, limit) =>
      (await transaction.scan('users'))
        .flatMap(({ id, remindAt }) => (remindAt && remindAt <= now ? [{ id, remindAt }] : []))
        .sort((a, b) => a.remindAt.getTime() - b.remindAt.getTime())
        .slice(0, limit)
        .map(({ id }) => id),
    remove: async (id) => {
      await transaction.remove('users', id)
      await removeEverythingAbout(id, transaction)
    },
  }
}

/** Each of them is one user's: in an order in which two who want the same cannot wait for each other. */
const keysOf = (username: Username): readonly string[] => {
  const known = keysByName.get(username)
  if (known) return known
  const keys = [`case/${usernameKey(username)}`, `skeleton/${skeletonOf(username)}`].toSorted()
  keysByName.set(username, keys)
  return keys
}

/** As an index has them: every look for a name compares those of all users. */
const keysByName = new Map<Username, readonly string[]>()

/** What a database does by itself where a foreign key says so. Wallet, ledger and purchases have none that leads to the user. */
async function removeEverythingAbout(userId: UserId, transaction: Transaction): Promise<void> {
  const isTheirs = (row: { readonly userId: UserId }): boolean => row.userId === userId
  for (const purchase of (await transaction.scan('purchases')).filter(isTheirs)) {
    const anonymized = { ...purchase, pendingUnlock: null }
    const { reference } = purchase
    const kept = anonymized.kind === 'paid' ? { ...anonymized, receiptUrl: null } : anonymized
    await transaction.put('purchases', reference, kept)
  }
  for (const { id } of (await transaction.scan('conversations')).filter(isTheirs)) {
    await transaction.remove('conversations', id)
    await transaction.remove('placements', id)
  }
  const plans = new Set((await transaction.scan('plans')).filter(isTheirs).map(({ id }) => id))
  for (const id of plans) {
    await transaction.remove('plans', id)
    await transaction.remove('planDrafts', id)
    await transaction.remove('planShares', id)
  }
  for (const { run, planId } of await transaction.scan('planVersions')) {
    if (plans.has(planId)) await transaction.remove('planVersions', `${planId}:${run}`)
  }
  for (const { id, planId } of await transaction.scan('chapters')) {
    if (plans.has(planId)) await removeChapter(transaction, id)
  }
  await removeCards(transaction, userId)
  for (const { id } of (await transaction.scan('registrations')).filter(isTheirs)) {
    await transaction.remove('registrations', id)
  }
  for (const { id } of (await transaction.scan('sessions')).filter(isTheirs)) await transaction.remove('sessions', id)
  for (const table of ['staffNotes', 'mails'] as const) {
    for (const { id } of (await transaction.scan(table)).filter(isTheirs)) await transaction.remove(table, id)
  }
  for (const { digest } of (await transaction.scan('secretLinks')).filter(isTheirs)) {
    await transaction.remove('secretLinks', digest)
  }
}
