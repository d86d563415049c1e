import { readSchemaState } from '../migrations/schema-state.ts'
import { type Database, rowsOf } from '../orm.ts'

export type ServerInfo = Awaited<ReturnType<typeof readServerInfo>>

type ServerRow = { readonly version: string; readonly now: Date; readonly isEmpty: boolean }

const everything = `
  SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
         to_regclass('schema_migrations') IS NULL AS "isEmpty"`

/** `empty`: never migrated. */
export async function readServerInfo(database: Database) {
  const schema = await readSchemaState(database)
  // last, so that nothing else delays a comparison of clocks
  const [found] = await rowsOf<ServerRow>(database, everything)
  if (!found) throw new Error('A SELECT without FROM has one row.')
  const { version, now, isEmpty } = found
  return { version, now, schema: isEmpty ? ('empty' as const) : schema }
}
