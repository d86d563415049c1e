import type { UserRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import type { Email } from '../../../src/users/email.ts'
import type { User } from '../../../src/users/user.ts'
import { type Username, usernameKey } from '../../../src/users/username.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export function memoryUserRepository(transaction: Transaction): UserRepository {
  const findByEmail = async (email: Email): Promise<User | null> =>
    (await transaction.scan('users')).find((user) => user.email === email) ?? null

  const findByUsername = async (username: Username): Promise<User | null> => {
    const key = usernameKey(username)
    return (await transaction.scan('users')).find((user) => usernameKey(user.username) === key) ?? null
  }

  // The two locks are the unique indexes: who asks second waits until the first has committed or given up.
  const conflict = async (user: User): Promise<'email-taken' | 'username-taken' | null> => {
    await transaction.lock(`users.email/${user.email}`)
    const sameEmail = await findByEmail(user.email)
    if (sameEmail && sameEmail.id !== user.id) return 'email-taken'
    await transaction.lock(`users.username/${usernameKey(user.username)}`)
    const sameUsername = await findByUsername(user.username)
    return sameUsername && sameUsername.id !== user.id ? 'username-taken' : null
  }

  return {
    find: (id) => transaction.get('users', id),
    lock: async (id) => {
      await transaction.lock(rowKey('users', id))
      return transaction.get('users', id)
    },
    findByEmail,
    usernameTaken: async (username) => (await findByUsername(username)) !== null,
    add: async (user) => {
      const taken = await conflict(user)
      if (taken) return taken
      await transaction.insert('users', user.id, user)
      await transaction.insert('wallets', user.id, { userId: user.id, balance: 0 })
      return 'added'
    },
    save: async (user) => {
      await transaction.lock(rowKey('users', user.id))
      const before = await transaction.get('users', user.id)
      await transaction.ensure(before !== null, `There is no user ${user.id} to save.`)
      if (before?.email !== user.email || before.username !== user.username) {
        const taken = await conflict(user)
        await transaction.ensure(taken === null, `The user ${user.id} cannot be saved: ${taken}.`)
      }
      await transaction.put('users', user.id, user)
    },
    dueForRemoval: async (by) =>
      (await transaction.scan('users'))
        .filter(({ removalAt }) => removalAt !== null && removalAt <= by)
        .map(({ id }) => id),
    remove: async (id) => {
      await transaction.remove('users', id)
      await removeEverythingAbout(id, transaction)
    },
  }
}

/** What a database does by itself where a foreign key says so. Wallet and ledger have none that leads to the user. */
async function removeEverythingAbout(userId: UserId, transaction: Transaction): Promise<void> {
  const isTheirs = (row: { readonly userId: UserId }): boolean => row.userId === userId
  for (const { id } of (await transaction.scan('sessions')).filter(isTheirs)) await transaction.remove('sessions', id)
  for (const { digest } of (await transaction.scan('secretLinks')).filter(isTheirs)) {
    await transaction.remove('secretLinks', digest)
  }
  for (const { id } of (await transaction.scan('conversations')).filter(isTheirs)) {
    await transaction.remove('conversations', id)
  }
  const plans = new Set((await transaction.scan('plans')).filter(isTheirs).map(({ id }) => id))
  for (const id of plans) await transaction.remove('plans', id)
  for (const { id, planId } of await transaction.scan('chapters')) {
    if (plans.has(planId)) await transaction.remove('chapters', id)
  }
}
