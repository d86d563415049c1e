import { sqlMigration } from '../sql-migration.ts'

/** Of which version of its prompt a call was. The version before writes none. */
export const PromptVersions = sqlMigration(`
  ALTER TABLE model_calls ADD version integer CHECK (version > 0);
`)
