import { Client } from 'pg'
import { limitSession } from '../session.ts'

/** COPY needs a connection of its own. It is closed whatever happens, which undoes what was not committed. */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'waymark', connectionTimeoutMillis: 5_000 })
  // a broken connection fails its statements; without a listener the process would end
  client.on('error', () => {})
  try {
    await client.connect()
    await limitSession(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A table's columns, in their order; none for a table that is not there. */
export async function columnsOf(client: Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}
