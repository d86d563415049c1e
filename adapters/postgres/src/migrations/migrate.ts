import { MikroORM } from '@mikro-orm/postgresql'
import { PgBoss } from 'pg-boss'
import { JOB_KINDS } from '../jobs/job-policies.ts'
import { connectionTo, type Database, rowsOf } from '../orm.ts'
import { LIMITED } from '../session.ts'
import { isUnknownMigration, MIGRATION_NAMES, readSchemaState } from './schema-state.ts'

/** An advisory lock: one process migrates, the others wait and find nothing left to do. */
const LOCK = 0x57617966

const newer = () =>
  new Error('This database was used by a newer version of the application. Run that version, or restore a backup.')

const older = () =>
  new Error(
    'This database was last used by a version from before November 29, 2026. Start a version of that day first, which brings it up to date for this one.',
  )

/** Brings the schema, and that of the job queue, up to this version. Throws at a database that is ahead of it, or too old. */
export async function migrate(database: Database, url: string): Promise<void> {
  const state = await readSchemaState(database)
  if (state === 'newer') throw newer()
  if (state === 'current') return
  // The transaction only holds the lock, which a killed process releases.
  await database.transaction().execute(async (holder) => {
    // As long as it takes: another process may have much to migrate, and this one does not use its transaction meanwhile.
    await rowsOf(holder, 'SET LOCAL lock_timeout = 0')
    await rowsOf(holder, 'SET LOCAL idle_in_transaction_session_timeout = 0')
    await rowsOf(holder, `SELECT pg_advisory_xact_lock(${LOCK})`)
    if ((await readSchemaState(database)) === 'current') return
    await migrateTables(url)
    await migrateJobs(url)
  })
}

async function migrateTables(url: string): Promise<void> {
  const orm = await openMigrator(url)
  try {
    const executed = await orm.migrator.getExecuted()
    if (executed.some(({ name }) => isUnknownMigration(name))) throw newer()
    if (executed.length > 0 && !executed.some(({ name }) => name === MIGRATION_NAMES[0])) throw older()
    await orm.migrator.up()
  } finally {
    await orm.close()
  }
}

export async function openMigrator(url: string) {
  // Imported here, because nearly every start has nothing to migrate.
  const [{ Migrator }, { migrations }] = await Promise.all([import('@mikro-orm/migrations'), import('./index.ts')])
  return new MikroORM({
    entities: [],
    discovery: { warnWhenNoEntities: false },
    ...connectionTo(url, 2),
    extensions: [Migrator],
    migrations: {
      tableName: 'schema_migrations',
      snapshot: false,
      silent: true,
      migrationsList: MIGRATION_NAMES.map((name) => ({ name, class: migrations[name] })),
    },
  })
}

async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, ...LIMITED })
  try {
    await boss.start()
    for (const kind of JOB_KINDS) await boss.createQueue(kind, { policy: 'exclusive', notify: true })
  } finally {
    await boss.stop({ graceful: false })
  }
}
