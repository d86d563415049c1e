import { sqlMigration } from './sql-migration.ts'

/**
 * Plans that teach no subject cost nothing, those that were sold before this as well: what is locked unlocks free. Not `is_free`: the
 * version before reads a column of that name from `resources` beside this table, without saying whose it is.
 */
export const FreePlans = sqlMigration(`
  ALTER TABLE plans ADD COLUMN chapters_are_free boolean NOT NULL DEFAULT false;
  UPDATE plans SET chapters_are_free = true WHERE description LIKE 'The demo tutor has no lessons of its own on %';
  UPDATE chapters SET price = 0 WHERE kind = 'locked' AND plan_id IN (SELECT id FROM plans WHERE chapters_are_free);
`)
