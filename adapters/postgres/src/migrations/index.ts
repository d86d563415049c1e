import type { Migration } from '@mikro-orm/migrations'
import { FreePlans } from './2026-11-29-free-plans.ts'
import { Suggestions } from './2026-11-29-suggestions.ts'
import { Initial } from './initial/index.ts'
import type { MigrationName } from './schema-state.ts'

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration

/**
 * Expand, then contract: during a deployment the previous version works on the migrated tables, so a migration removes and
 * requires nothing that it uses. What must go, goes a version later. Listed in their order, because a bundle has no folders to scan.
 */
export const migrations: Readonly<Record<MigrationName, MigrationClass>> = {
  '2026-11-29-free-chapters': Initial,
  '2026-11-29-suggestions': Suggestions,
  '2026-11-29-free-plans': FreePlans,
}
