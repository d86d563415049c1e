import { sql } from 'kysely'
import type { Database } from '../orm.ts'

/** Of this application's advisory locks, for what no row stands for. Any numbers that nothing else on this database locks. */
const TURNS = { spending: 7_214_001, acting: 7_214_002, naming: 7_214_003 } as const
const ASKING = 7_214

/** Whoever asks for the same turn waits until the transaction ends; a killed process leaves nothing behind. */
export const takeTurns = async (database: Database, what: keyof typeof TURNS): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${TURNS[what]})`.execute(database)
}

/** The same among those who ask for one user's sake. Locks of two numbers are apart from those of one. */
export const takeTurnsOf = async (database: Database, userId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${ASKING}, hashtext(${userId}))`.execute(database)
}
