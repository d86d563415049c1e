import { sqlMigration } from '../sql-migration.ts'

/** What can be known of a chapter before it is unlocked. The version before writes none of it. */
export const Outlines = sqlMigration(`
  ALTER TABLE chapters
    ADD objectives text[] NOT NULL DEFAULT '{}',
    ADD minutes integer CHECK (minutes > 0),
    ADD prerequisites uuid[] NOT NULL DEFAULT '{}';
`)
