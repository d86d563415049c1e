import { sqlMigration } from '../sql-migration.ts'

/**
 * What has come of a plan that is being written. No CHECK ties it to `generation`: the version before, which knows no drafts,
 * may finish a plan that this one began.
 */
export const DraftOutlines = sqlMigration(`
  ALTER TABLE plans ADD draft jsonb CHECK (jsonb_typeof(draft) = 'object');
`)
