import { sqlMigration } from '../sql-migration.ts'

export const UnfitAnswers = sqlMigration(`
  -- Why an answer was sent back, by code. The version before writes none.
  ALTER TABLE model_calls ADD COLUMN faults text[] NOT NULL DEFAULT '{}';
`)
