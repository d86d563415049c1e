import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@app/domain'
import { openPostgres, type Postgres } from '@app/postgres'
import type { Config } from '../config.ts'
import { runningUrl } from '../embedded-postgres/running.ts'
import { openEmbeddedPostgres } from '../embedded-postgres.ts'

/**
 * Does some work on the database of the configuration, whether or not the app is running, and changes nothing about it by
 * coming: no migration, no new database. The refusal is one sentence for the operator.
 */
export async function visitDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (postgres: Postgres) => Promise<T>,
): Promise<Result<T, string>> {
  const database = await find(config)
  if (!database.ok) return database
  const postgres = openPostgres({ url: database.value.url, connections: 2 })
  try {
    if (!(await postgres.schemaIsCurrent())) {
      return err('This database is of another version of the application. Start the app on it once, then try again.')
    }
    return ok(await work(postgres))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DatabaseUnavailable') throw error
    return err('The database does not answer. Check DATABASE_URL, and whether the server is running.')
  } finally {
    await postgres.close()
    await database.value.leave()
  }
}

type Found = { readonly url: string; readonly leave: () => Promise<void> }

async function find({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Result<Found, string>> {
  const url = databaseUrl ?? (await runningUrl(dataDir))
  if (url !== null) return ok({ url, leave: async () => {} })
  if (!existsSync(join(dataDir, 'postgres'))) {
    return err(`There is no database in ${dataDir} yet. Start the app once, or set DATA_DIR or DATABASE_URL.`)
  }
  const embedded = await openEmbeddedPostgres({ dataDir, log: () => {} })
  return embedded.ok ? ok({ url: embedded.value.url, leave: embedded.value.stop }) : err(embedded.error.message)
}
