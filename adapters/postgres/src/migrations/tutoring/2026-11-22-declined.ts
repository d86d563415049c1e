import { sqlMigration } from '../sql-migration.ts'

/** Why it was declined. The kind stays `cancelled`: the version before reads that as ended, and knows no other. */
export const Declined = sqlMigration(`
  ALTER TABLE conversations ADD COLUMN declined text
    CHECK (declined IN ('unsafe', 'crisis')),
    ADD CHECK (declined IS NULL OR kind = 'cancelled');
`)
