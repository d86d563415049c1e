import type { SessionRepository } from '../../../src/ports/repositories.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memorySessionRepository = (transaction: Transaction): SessionRepository => ({
  add: async (session) => {
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
})
