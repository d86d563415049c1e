import type { ClientBase } from 'pg'

/** A session that hangs while it holds a lock must not block the others for ever. Statements, as poolers refuse options. */
const LIMITS = `SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'`

export const limitSession = async (client: Pick<ClientBase, 'query'>): Promise<void> => {
  await client.query(LIMITS)
}

/** For every pool, as Kysely's own hook misses plain SQL. A connection without its limits is closed, not handed out. */
export const LIMITED = { onConnect: limitSession }
