import type { ClientBase } from 'pg'

/** Whoever hangs while holding a lock must not stop everybody else for ever. Statements, as poolers refuse options. */
const LIMITS = `SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'`

export const limitSession = async (client: Pick<ClientBase, 'query'>): Promise<void> => {
  await client.query(LIMITS)
}

/**
 * For every pool of connections, whoever takes one from it: Kysely's own hook misses those that only plain SQL has used. A
 * connection is handed out once the limits hold, and closed if they cannot be set.
 */
export const LIMITED = { onConnect: limitSession }
