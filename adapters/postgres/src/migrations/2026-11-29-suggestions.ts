import { sqlMigration } from './sql-migration.ts'

/** Answers that the last message offers. The version before has none of the model's: it suggests its own. */
export const Suggestions = sqlMigration(`
  ALTER TABLE conversations ADD COLUMN suggestions jsonb NOT NULL DEFAULT '[]';
`)
