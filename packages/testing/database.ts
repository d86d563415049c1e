import { randomUUID } from 'node:crypto'
import { openPostgres } from '@app/postgres'
import { CompiledQuery } from 'kysely'
import { inject } from 'vitest'
import { openOrm } from '../../adapters/postgres/src/orm.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** See `scripts/test-database.ts`. */
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
export async function execute(url: string, ...statements: readonly string[]): Promise<readonly object[]> {
  const orm = openOrm(url, 1)
  try {
    let rows: readonly object[] = []
    for (const statement of statements) {
      rows = (await orm.em.getKysely().executeQuery<object>(CompiledQuery.raw(statement))).rows
    }
    return rows
  } finally {
    await orm.close()
  }
}

/** Runs the work in the middle of a transaction that has run this statement: what it locks stays locked meanwhile. */
export async function whileLocked(url: string, statement: string, work: () => Promise<void>): Promise<void> {
  const orm = openOrm(url, 1)
  try {
    await orm.em
      .getKysely()
      .transaction()
      .execute(async (holder) => {
        await holder.executeQuery(CompiledQuery.raw(statement))
        await work()
      })
  } finally {
    await orm.close()
  }
}

const TEMPLATE = 'waymark_template'

async function createDatabase(serverUrl: string, name: string, template?: string): Promise<TestDatabase> {
  await execute(serverUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  return {
    url: urlOf(serverUrl, name),
    drop: async () => {
      await execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Test files run in processes of their own: the lock makes one of them the maker. */
async function makeTemplate(serverUrl: string): Promise<void> {
  const orm = openOrm(serverUrl, 1)
  try {
    await orm.em
      .getKysely()
      .transaction()
      .execute(async (holder) => {
        await holder.executeQuery(CompiledQuery.raw('SELECT pg_advisory_xact_lock(1)'))
        const { rows } = await holder.executeQuery(
          CompiledQuery.raw(`SELECT 1 FROM pg_database WHERE datname = '${TEMPLATE}'`),
        )
        if (rows.length === 0) await migrateTemplate(serverUrl)
      })
  } finally {
    await orm.close()
  }
}

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
