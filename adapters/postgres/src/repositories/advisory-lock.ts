import { sql } from 'kysely'
import type { Database } from '../orm.ts'

/** Of this application's advisory locks, for what no row stands for. Any numbers that nothing else on this database locks. */
const LOCKS = { 'daily-spending': 7_214_001, 'admin-actions': 7_214_002, usernames: 7_214_003 } as const
const LEARNER_LOCK = 7_214

/** Whoever asks for the same turn waits until the transaction ends; a killed process leaves nothing behind. */
export const advisoryLock = async (database: Database, what: keyof typeof LOCKS): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS[what]})`.execute(database)
}

/** The same among those who ask for one user's sake. Locks of two numbers are apart from those of one. */
export const advisoryLockOf = async (database: Database, userId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LEARNER_LOCK}, hashtext(${userId}))`.execute(database)
}
