import type { ClientBase } from 'pg'

/** A session that hangs while it holds a lock must not block the others for ever. Statements, as poolers refuse options. */
const LIMITS = `SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'`

export const limitSession = async (client: Pick<ClientBase, 'query'>): Promise<void> => {
  await client.query(LIMITS)
}

/**
 * For every pool: Kysely's own hook misses connections that only plain SQL has used. A connection is handed out once the
 * limits are set, and closed if they cannot be.
 */
export const LIMITED = { onConnect: limitSession }
