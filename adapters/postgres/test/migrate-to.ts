import { openMigrator } from '../src/migrations/migrate.ts'
import type { MigrationName } from '../src/migrations/schema-state.ts'

/** The schema as it was when this migration was the last one. */
export async function migrateTo(name: MigrationName, url: string): Promise<void> {
  const orm = await openMigrator(url)
  await orm.migrator.up({ to: name })
  await orm.close()
}
