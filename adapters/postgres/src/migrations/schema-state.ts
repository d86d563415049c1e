import manifest from 'pg-boss/package.json' with { type: 'json' }
import { isMissingSchema } from '../database-unavailable.ts'
import { JOB_KINDS } from '../jobs/job-policies.ts'
import { type Database, rowsOf } from '../orm.ts'

/**
 * In the order in which they are applied. The first one makes the whole schema of its day, under the name of the last of those that it
 * replaced: a database of that day has run it.
 */
export const MIGRATION_NAMES = [
  ...(['2026-11-29-free-chapters', '2026-11-29-suggestions', '2026-11-29-free-plans'] as const),
  '2026-11-30-lessons',
  '2026-11-30-reviews',
  '2026-11-30-sharing',
  '2026-11-30-week',
  '2026-12-01-help',
] as const
export type MigrationName = (typeof MIGRATION_NAMES)[number]

export type SchemaState = 'behind' | 'current' | 'newer'

type SchemaRow = { readonly migrations: readonly string[]; readonly jobs: number; readonly queues: readonly string[] }

const everything = `
  SELECT ARRAY(SELECT name::text FROM schema_migrations) AS migrations,
         (SELECT max(version) FROM pgboss.version) AS jobs,
         ARRAY(SELECT name FROM pgboss.queue) AS queues`

/** One statement: it runs at each start and at each readiness check. */
export async function readSchemaState(database: Database): Promise<SchemaState> {
  try {
    const [row] = await rowsOf<SchemaRow>(database, everything)
    return row ? judge(row) : 'behind'
  } catch (error) {
    if (isMissingSchema(error)) return 'behind'
    throw error
  }
}

function judge({ migrations, jobs, queues }: SchemaRow): SchemaState {
  if (migrations.some(isUnknownMigration) || jobs > manifest.pgboss.schema) return 'newer'
  const complete =
    MIGRATION_NAMES.every((name) => migrations.includes(name)) &&
    JOB_KINDS.every((kind) => queues.includes(kind)) &&
    jobs === manifest.pgboss.schema
  return complete ? 'current' : 'behind'
}

/** Of a newer version: earlier names are those of migrations that the first one has replaced. */
export const isUnknownMigration = (name: string): boolean =>
  name > MIGRATION_NAMES[1] && !MIGRATION_NAMES.some((known) => known === name)
