import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@app/domain'
import type { Postgres } from '@app/postgres'
import type { Config } from '../../config.ts'
import { openEmbeddedPostgres } from '../../embedded-postgres/open-embedded-postgres.ts'
import { runningUrl } from '../../embedded-postgres/running.ts'

/**
 * What the work needs. `current`: the schema of this version. `new`: the same, created in an empty or missing database. `any`: no
 * schema. `made`: no schema, but a database, created if missing.
 */
export type Schema = 'current' | 'new' | 'any' | 'made'

/**
 * Runs `work` on the configured database, whether or not the app is running. Never migrates or creates one unless `schema` says
 * so. The refusal is one sentence for the operator.
 */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (postgres: Postgres) => Promise<T>,
  schema: Schema = 'current',
): Promise<Result<T, string>> {
  const database = await open(config, schema === 'new' || schema === 'made')
  if (!database.ok) return database
  // lazy: verbs without a database start faster
  const { openPostgres } = await import('@app/postgres')
  const postgres = openPostgres({ url: database.value.url, connections: 2 })
  try {
    if (schema === 'new' && (await postgres.readServerInfo()).schema === 'empty') await postgres.migrate()
    if ((schema === 'current' || schema === 'new') && !(await postgres.schemaIsCurrent())) {
      return err('This database is from another version of the app. Start the app on it once, then try again.')
    }
    return ok(await work(postgres))
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    return err(sentence)
  } finally {
    await postgres.close()
    await database.value.stop()
  }
}

/** Null for a bug of ours. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'DatabaseUnavailable') {
    return 'The database isn’t responding. Check DATABASE_URL and that the server is running.'
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code.startsWith('28')) return 'The database rejected the username or password in DATABASE_URL.'
  return code === '3D000' ? 'The server has no database with the name in DATABASE_URL.' : null
}

async function open({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, mayCreate: boolean) {
  const url = databaseUrl ?? (await runningUrl(dataDir))
  if (url !== null) return ok({ url, stop: async () => {} })
  if (!mayCreate && !existsSync(join(dataDir, 'postgres'))) {
    return err(`There is no database in ${dataDir} yet. Start the app once, or set DATA_DIR or DATABASE_URL.`)
  }
  return openEmbeddedPostgres({ dataDir, log: () => {} })
}
