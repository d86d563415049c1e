import type { JobKind } from '@app/domain'
import { CompiledQuery } from 'kysely'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import { isMissingSchema } from '../database-unavailable.ts'
import type { Database } from '../orm.ts'

/** In the order in which they are applied. */
export const MIGRATION_NAMES = [
  '2026-11-21-initial',
  '2026-11-21-accounts',
  '2026-11-21-payments',
  '2026-11-21-administration',
  '2026-11-21-records',
  '2026-11-22-answers',
  '2026-11-22-declined',
  '2026-11-22-reading',
  '2026-11-22-registrations',
  '2026-11-22-skeletons',
  '2026-11-22-unfit-answers',
  '2026-11-22-versions',
  '2026-11-23-outlines',
  '2026-11-23-draft-outlines',
  '2026-11-23-plan-edits',
  '2026-11-23-plan-revisions',
  '2026-11-23-chapter-parts',
  '2026-11-23-check-attempts',
  '2026-11-23-section-notes',
  '2026-11-23-prompt-versions',
  '2026-11-23-troubled-chapters',
  '2026-11-23-placements',
  '2026-11-23-chapter-versions',
  '2026-11-24-failure-codes',
  '2026-11-24-version-reports',
  '2026-11-24-kept-failure-codes',
  '2026-11-24-resources',
  '2026-11-24-resource-tasks',
  '2026-11-24-kept-resources',
  '2026-11-24-languages',
  '2026-11-24-support',
  '2026-11-28-admin-lists',
  '2026-11-28-pending-unlocks',
  '2026-11-28-operator-alerts',
  '2026-11-28-landing-views',
  '2026-11-29-renewed-skeletons',
  '2026-11-29-free-chapters',
  '2026-11-29-suggestions',
  '2026-11-29-free-plans',
] as const
export type MigrationName = (typeof MIGRATION_NAMES)[number]

/** A queue each. */
export const JOB_KINDS = [
  'draft-plan',
  'write-chapter',
  'prepare-chapter',
  'revise-plan',
  'outline-chapter',
  'verify-question',
  'write-placement',
  'rewrite-chapter',
  'find-resources',
  'check-resource',
  'unlock-purchased',
  'send-mail',
  'clean-up',
  'reconcile-payments',
  'check-links',
  'alert-operators',
] as const satisfies readonly JobKind[]

export type SchemaState = 'behind' | 'current' | 'newer'

type SchemaRow = { readonly migrations: readonly string[]; readonly jobs: number; readonly queues: readonly string[] }

const everything = `
  SELECT ARRAY(SELECT name::text FROM schema_migrations) AS migrations,
         (SELECT max(version) FROM pgboss.version) AS jobs,
         ARRAY(SELECT name FROM pgboss.queue) AS queues`

/** One statement: it runs at each start and at each readiness check. */
export async function readSchemaState(database: Database): Promise<SchemaState> {
  try {
    const { rows } = await database.executeQuery<SchemaRow>(CompiledQuery.raw(everything))
    return rows[0] ? judge(rows[0]) : 'behind'
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

export const isUnknownMigration = (name: string): boolean => !MIGRATION_NAMES.some((known) => known === name)
