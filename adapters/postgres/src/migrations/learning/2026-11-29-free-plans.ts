import { sqlMigration } from '../sql-migration.ts'

/** Plans that teach no subject cost nothing, those that were sold before this as well: what is locked unlocks free. */
export const FreePlans = sqlMigration(`
  ALTER TABLE plans ADD COLUMN is_free boolean NOT NULL DEFAULT false;
  UPDATE plans SET is_free = true WHERE description LIKE 'The demo tutor has no lessons of its own on %';
  UPDATE chapters SET price = 0 WHERE kind = 'locked' AND plan_id IN (SELECT id FROM plans WHERE is_free);
`)
