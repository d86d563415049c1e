import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { err, ok, type Result } from '@app/domain'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { StoredJob } from '../jobs/job-attempt.ts'
import { makeJobSender } from '../jobs/job-queue.ts'
import type { LedgerFinding } from '../ledger-check/check-ledger.ts'
import { columnsOf, withConnection } from './connect.ts'
import { findBroken, type JudgedBackup } from './findings.ts'
import { type BackupHeader, END, isOfThisVersion, quoted, readHeader, SAME_EVERYWHERE, TABLES } from './format.ts'

export type RestoreRefusal =
  | { readonly kind: 'no-backup' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'other-version'; readonly newest: string }
  | { readonly kind: 'not-empty' }
  | { readonly kind: 'not-sound'; readonly findings: readonly LedgerFinding[] }

export type RestoreOptions = {
  /** Takes data that break invariants, as they are. */
  readonly despiteFindings: boolean
}

/** Fills an empty database of the same version, entirely or not at all. `prepare` is called once the file looks right. */
export async function restore(
  url: string,
  source: Readable,
  { despiteFindings, prepare }: RestoreOptions & { readonly prepare: () => Promise<Result<void, RestoreRefusal>> },
): Promise<Result<JudgedBackup, RestoreRefusal>> {
  const lines = linesIn(source)
  try {
    const header = readHeader((await nextLine(lines)).toString())
    if (!header) return err({ kind: 'no-backup' })
    if (!isOfThisVersion(header)) return err({ kind: 'other-version', newest: header.migrations.at(-1) ?? '' })
    const prepared = await prepare()
    if (!prepared.ok) return prepared
    return await withConnection(url, (client) => fill(client, header, { lines, despiteFindings }))
  } catch (error) {
    if (isDamage(error)) return err({ kind: 'damaged' })
    throw error
  } finally {
    source.destroy()
  }
}

/** Whatever ends this before its COMMIT undoes all of it. */
async function fill(
  client: Client,
  header: BackupHeader,
  { lines, despiteFindings }: RestoreOptions & { readonly lines: Lines },
): Promise<Result<JudgedBackup, RestoreRefusal>> {
  await client.query('BEGIN')
  await client.query(SAME_EVERYWHERE)
  // an app that runs on this database waits, so nothing comes into it meanwhile
  await client.query(`LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`)
  if (!(await fits(client, header))) return err({ kind: 'damaged' })
  if (!(await isEmpty(client))) return err({ kind: 'not-empty' })
  await client.query('SET CONSTRAINTS ALL DEFERRED')
  await onTriggers(client, 'DISABLE')
  for (const { name, columns, rows } of header.tables) {
    const copy = client.query(copyFrom(`COPY ${quoted([name])} (${quoted(columns)}) FROM STDIN`))
    await pipeline(Readable.from(take(lines, rows)), copy)
    if (copy.rowCount !== rows) return err({ kind: 'damaged' })
  }
  // checked now, since a table with checks that wait cannot have its triggers back
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  await onTriggers(client, 'ENABLE')
  await goOnCounting(client)
  await enqueue(client, header, lines)
  if ((await nextLine(lines)).toString() !== END || !(await lines.next()).done) return err({ kind: 'damaged' })
  const findings = await findBroken(client)
  if (findings.length > 0 && !despiteFindings) return err({ kind: 'not-sound', findings })
  await client.query('COMMIT')
  return ok({ header, findings })
}

/** The names come from a file: only those of this schema ever get into a statement. */
async function fits(client: Client, { tables }: BackupHeader): Promise<boolean> {
  if (tables.map(({ name }) => name).join() !== TABLES.join()) return false
  for (const { name, columns } of tables) {
    const expected = await columnsOf(client, name)
    if (columns.toSorted().join() !== expected.toSorted().join()) return false
  }
  return true
}

async function isEmpty(client: Client): Promise<boolean> {
  const any = TABLES.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')
  const { rows } = await client.query<{ any: boolean }>(`SELECT ${any} AS any`)
  return rows[0]?.any === false
}

/** The rows have done already what triggers would do once more, such as move a balance. */
async function onTriggers(client: Client, what: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ${what} TRIGGER USER`)
}

/** What is written next comes behind what was restored. */
async function goOnCounting(client: Client): Promise<void> {
  for (const table of ['ledger_entries', 'audit_entries']) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'position'), coalesce(max(position), 0) + 1, false) FROM ${table}`,
    )
  }
}

/** Each has all its tries again. */
async function enqueue(client: Client, { jobs }: BackupHeader, lines: Lines): Promise<void> {
  const sender = makeJobSender()
  const connection = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  for (let job = 0; job < jobs; job += 1) {
    // as a unit of work stored it: this version wrote the file
    const stored = JSON.parse((await nextLine(lines)).toString()) as StoredJob
    await sender.send({ ...stored, returned: 0 }, connection)
  }
}

/** The file is damaged, or was cut off. */
const isDamage = (error: unknown): boolean =>
  error === CUT_OFF || (error instanceof Error && 'code' in error && /^Z_|^2[23]/.test(String(error.code)))

const CUT_OFF = new Error('The file ends too early.')
const NEWLINE = 10
/** Rows go to the database in pieces of about this size. */
const PIECE = 64 * 1024

type Lines = AsyncGenerator<Buffer, void, void>

/** Lines without their end, as bytes: a Unicode line separator inside a text ends no line. */
async function* linesIn(source: Readable): Lines {
  const unpacked = createGunzip()
  // the reader sees it: a fault of the source ends this stream, too
  pipeline(source, unpacked).catch(() => {})
  let begun: Buffer[] = []
  for await (const chunk of unpacked) {
    const bytes: Buffer = chunk
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, bytes.subarray(from, end)])
      begun = []
      from = end + 1
    }
    if (from < bytes.length) begun.push(bytes.subarray(from))
  }
  if (begun.length > 0) throw CUT_OFF
}

async function nextLine(lines: Lines): Promise<Buffer> {
  const { value } = await lines.next()
  if (!value) throw CUT_OFF
  return value
}

/** The next lines, in pieces, each line with its end. */
async function* take(lines: Lines, rows: number): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let size = 0
  for (let row = 0; row < rows; row += 1) {
    const line = await nextLine(lines)
    piece.push(line, END_OF_LINE)
    size += line.length + 1
    if (size < PIECE) continue
    yield Buffer.concat(piece)
    piece = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(piece)
}

const END_OF_LINE = Buffer.from([NEWLINE])
