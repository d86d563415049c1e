import { sql } from 'kysely'
import type { Database } from '../orm.ts'

/** Advisory locks for what has no row. Arbitrary numbers that nothing else on this database locks. */
const LOCKS = {
  'daily-spending': 7_214_001,
  'admin-actions': 7_214_002,
  usernames: 7_214_003,
  outage: 7_214_004,
} as const
const LEARNER_LOCK = 7_214

/** Held until the transaction ends, also when its process is killed. */
export const advisoryLock = async (database: Database, what: keyof typeof LOCKS): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS[what]})`.execute(database)
}

/** The same per user. PostgreSQL keeps locks of two numbers apart from those of one. */
export const advisoryLockOf = async (database: Database, userId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LEARNER_LOCK}, hashtext(${userId}))`.execute(database)
}
