import { sqlMigration } from './sql-migration.ts'

/**
 * Why a conversation was declined. Its kind stays `cancelled`: the version before reads such a row as one that has ended, and
 * would not know another kind.
 */
export const Declined = sqlMigration(`
  ALTER TABLE conversations ADD COLUMN declined text
    CHECK (declined IN ('unsafe', 'crisis')),
    ADD CHECK (declined IS NULL OR kind = 'cancelled');
`)
