import { JOB_KINDS } from '../jobs/job-policies.ts'
import { isUnknownMigration, MIGRATION_NAMES } from '../migrations/schema-state.ts'

/**
 * A backup is one gzip file of lines: this as JSON, then each row of each table as COPY writes it (a line is a row), then each
 * job as JSON, then END. The counts say where a table ends, and a file that was cut off lacks its last line.
 */
export type BackupHeader = {
  readonly format: 'waymark-backup'
  readonly formatVersion: 1
  readonly takenAt: string
  readonly migrations: readonly string[]
  readonly tables: readonly BackedUpTable[]
  readonly jobs: number
}

export type BackedUpTable = { readonly name: string; readonly columns: readonly string[]; readonly rows: number }

export const END = 'end of backup'

/**
 * In an order that foreign keys allow; the one from a conversation to its plan is deferred. Left out: sessions, because one
 * that was ended after the backup would be open again; rate limits, which are unlogged; answers of sources, which are asked again, and
 * their states, which are of that moment. Migrations stand in the header.
 */
export const TABLES = [
  ...['users', 'wallets', 'registrations', 'secret_links', 'conversations', 'turns', 'placements', 'plans'],
  ...['plan_versions', 'chapters', 'chapter_parts', 'chapter_versions', 'check_attempts', 'links', 'resource_lists'],
  ...['help_turns', 'cards', 'reviews'],
  ...['resources', 'purchases', 'ledger_entries', 'audit_entries', 'model_calls', 'staff_notes', 'mail_records'],
  ...['operator_alerts', 'landing_views', 'plan_shares'],
]

/**
 * The queue's tables belong to pg-boss and change with its version, so a backup holds the jobs and not the rows. The job of a
 * finished generation may be marked as running for a moment longer, and is left out.
 */
export const LIVE_JOBS = `
  FROM pgboss.job
  WHERE name IN (${JOB_KINDS.map((kind) => `'${kind}'`).join(', ')}) AND policy = 'exclusive' AND state <= 'active'
    AND (name NOT IN ('draft-plan', 'write-chapter') OR singleton_key IN (
      SELECT format('draft-plan:%s:%s', id, run) FROM plans WHERE generation IN ('pending', 'generating')
      UNION ALL
      SELECT format('write-chapter:%s:%s', id, attempt) FROM chapters WHERE kind = 'preparing'))`

export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Times mean the same on every server, whatever its settings are. */
export const SAME_EVERYWHERE = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL timezone = 'UTC'`

/** Null for what is no backup. What says that it is one is as it was written: else it could not have been unpacked. */
export function readHeader(line: string): BackupHeader | null {
  try {
    const header = JSON.parse(line)
    return header.format === 'waymark-backup' && header.formatVersion === 1 ? header : null
  } catch {
    return null
  }
}

export const isOfThisVersion = ({ migrations }: BackupHeader): boolean =>
  MIGRATION_NAMES.every((name) => migrations.includes(name)) && !migrations.some(isUnknownMigration)
