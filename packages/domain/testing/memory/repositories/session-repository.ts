import type { SessionRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { type Session, sessionEnd } from '../../../src/users/session.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export function memorySessionRepository(transaction: Transaction): SessionRepository {
  const ofUser = async (userId: UserId): Promise<readonly Session[]> =>
    (await transaction.scan('sessions')).filter((session) => session.userId === userId).sort(lastUsedFirst)

  return {
    add: async (session) => {
      // Waits for a deletion of the user, as a foreign key does.
      await transaction.lock(rowKey('users', session.userId))
      const user = await transaction.get('users', session.userId)
      await transaction.ensure(user !== null, `The session ${session.id} belongs to no user.`)
      await transaction.insert('sessions', session.id, session)
    },
    save: async (session) => {
      await transaction.lock(rowKey('sessions', session.id))
      // A session that was ended meanwhile stays ended: only what is there is updated.
      if (await transaction.get('sessions', session.id)) await transaction.put('sessions', session.id, session)
    },
    remove: (id) => transaction.remove('sessions', id),
    ofUser,
    removeAllOf: async (userId) => {
      for (const { id } of await ofUser(userId)) await transaction.remove('sessions', id)
    },
    removeEnded: async (now) => {
      for (const session of await transaction.scan('sessions')) {
        if (sessionEnd(session) <= now) await transaction.remove('sessions', session.id)
      }
    },
  }
}

const lastUsedFirst = (a: Session, b: Session): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (b.id > a.id ? 1 : -1)
