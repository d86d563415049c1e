import { sqlMigration } from '../sql-migration.ts'

/** Where a learner is, on whichever device. The version before neither reads nor writes it. */
export const Reading = sqlMigration(`
  ALTER TABLE chapters ADD COLUMN read_at timestamptz;
  ALTER TABLE chapters ADD COLUMN ticked text[] NOT NULL DEFAULT '{}';
`)
