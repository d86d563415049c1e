import { randomUUID } from 'node:crypto'
import { openPostgres } from '@app/postgres'
import { inject } from 'vitest'
import { withConnection } from '../../adapters/postgres/src/backup/connect.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** See `scripts/test/test-database.ts`. */
    databaseUrl: string
  }
}

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** An empty database on the same server. */
export async function emptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabase(serverUrl, `empty_${randomUUID().replaceAll('-', '')}`)
}

/** A migrated database of its own, copied from a template that the first caller makes. */
export async function migratedDatabase(serverUrl: string): Promise<TestDatabase> {
  await makeTemplate(serverUrl)
  return createDatabase(serverUrl, `test_${randomUUID().replaceAll('-', '')}`, TEMPLATE)
}

/** For one test. */
export async function onDatabase(
  make: (serverUrl: string) => Promise<TestDatabase>,
  test: (url: string) => Promise<void>,
): Promise<void> {
  const database = await make(inject('databaseUrl'))
  try {
    await test(database.url)
  } finally {
    await database.drop()
  }
}

/** Statements on a connection that is closed again; answers the rows of the last one. */
export const execute = (url: string, ...statements: readonly string[]): Promise<readonly object[]> =>
  withConnection(url, async (client) => {
    let rows: readonly object[] = []
    // of several in one text there is a list of results
    for (const statement of statements) rows = [await client.query(statement)].flat().at(-1)?.rows ?? []
    return rows
  })

/** Runs the work in the middle of a transaction that has run this statement: what it locks stays locked meanwhile. */
export const whileLocked = (url: string, statement: string, work: () => Promise<void>): Promise<void> =>
  withConnection(url, async (holder) => {
    await holder.query(`BEGIN; ${statement}`)
    await work()
    await holder.query('COMMIT')
  })

const TEMPLATE = 'waymark_template'
/** Costs a third of what a copy by the log does, on a server that waits for no disk. */
const COPY = 'STRATEGY FILE_COPY'

async function createDatabase(serverUrl: string, name: string, template?: string): Promise<TestDatabase> {
  await execute(serverUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template} ${COPY}` : ''}`)
  return {
    url: urlOf(serverUrl, name),
    drop: async () => {
      await execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Test files run in processes of their own: the lock makes one of them the maker. */
const makeTemplate = (serverUrl: string): Promise<void> =>
  withConnection(serverUrl, async (holder) => {
    await holder.query('SET lock_timeout = 0; SELECT pg_advisory_lock(1)')
    const { rows } = await holder.query(`SELECT 1 FROM pg_database WHERE datname = '${TEMPLATE}'`)
    if (rows.length === 0) await migrateTemplate(serverUrl)
  })

/** Made under another name and renamed when whole: a killed run leaves no half template. */
async function migrateTemplate(serverUrl: string): Promise<void> {
  const draft = await createDatabase(serverUrl, `draft_${randomUUID().replaceAll('-', '')}`)
  const postgres = openPostgres({ url: draft.url })
  await postgres.migrate().finally(postgres.close)
  await execute(serverUrl, `ALTER DATABASE ${new URL(draft.url).pathname.slice(1)} RENAME TO ${TEMPLATE}`)
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
