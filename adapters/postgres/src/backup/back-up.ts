import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnsOf, withConnection } from './connect.ts'
import { findBroken, type JudgedBackup } from './findings.ts'
import { type BackedUpTable, type BackupHeader, END, LIVE_JOBS, quoted, SAME_EVERYWHERE, TABLES } from './format.ts'

/** Writes everything as it is at one moment, also while the database is in use, and judges the same moment. */
export const backUp = (url: string, sink: Writable): Promise<JudgedBackup> =>
  withConnection(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(SAME_EVERYWHERE)
    const header = await describe(client)
    await pipeline(linesOf(client, header), createGzip(), sink)
    const findings = await findBroken(client)
    await client.query('COMMIT')
    return { header, findings }
  })

async function describe(client: Client): Promise<BackupHeader> {
  const tables: BackedUpTable[] = []
  for (const name of TABLES) {
    tables.push({ name, columns: await columnsOf(client, name), rows: await count(client, `FROM ${quoted([name])}`) })
  }
  const { rows } = await client.query<{ name: string }>('SELECT name::text FROM schema_migrations ORDER BY id')
  return {
    format: 'waymark-backup',
    formatVersion: 1,
    takenAt: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
    tables,
    jobs: await count(client, LIVE_JOBS),
  }
}

async function count(client: Client, from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::integer AS count ${from}`)
  return rows[0]?.count ?? 0
}

async function* linesOf(client: Client, header: BackupHeader): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(header)}\n`
  for (const { name, columns } of header.tables) {
    yield* client.query(copyTo(`COPY ${quoted([name])} (${quoted(columns)}) TO STDOUT`))
  }
  const { rows } = await client.query<{ data: unknown }>(`SELECT data ${LIVE_JOBS} ORDER BY created_on, id`)
  for (const { data } of rows) yield `${JSON.stringify(data)}\n`
  yield `${END}\n`
}
