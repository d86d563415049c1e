import { Kysely, PostgresDialect } from 'kysely'
import type { Client } from 'pg'
import { judgeAll, type LedgerFinding } from '../ledger-check/check-ledger.ts'
import { type Database, namedByProperty } from '../orm.ts'
import type { BackupHeader } from './format.ts'

/** What was written or restored, and which invariants its data break; none for a sound one. */
export type JudgedBackup = { readonly header: BackupHeader; readonly findings: readonly LedgerFinding[] }

/** A start gives work that has no live job a new one (I6), and how durable a server is says nothing about the rows (I8). */
const NOT_JUDGED: readonly LedgerFinding['invariant'][] = ['I6', 'I8']

/** Asks within the transaction of the connection, so of exactly what is written or restored there. */
export async function findBroken(client: Client): Promise<readonly LedgerFinding[]> {
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
    options: {},
  }
  // the connection knows the tables of the schema, which the type names
  const moment: Database = new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [namedByProperty] })
  const findings = await judgeAll(moment)
  return findings.filter(({ invariant, broken }) => broken > 0 && !NOT_JUDGED.includes(invariant))
}
