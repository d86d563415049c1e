import { sqlMigration } from '../sql-migration.ts'

/** Where in a chapter its learner is, and what they noted on its sections. The version before neither reads nor writes it. */
export const SectionNotes = sqlMigration(`
  ALTER TABLE chapters ADD COLUMN place text;
  ALTER TABLE chapters ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';
`)
