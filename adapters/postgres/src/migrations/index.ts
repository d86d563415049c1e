import type { Migration } from '@mikro-orm/migrations'
import { help } from './help.ts'
import { Initial } from './initial/index.ts'
import { reviews } from './reviews.ts'
import type { MigrationName } from './schema-state.ts'
import { sqlMigration } from './sql-migration.ts'
import { week } from './week.ts'

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration

/**
 * Expand, then contract: during a deployment the previous version works on the migrated tables, so a migration removes and
 * requires nothing that it uses. What must go, goes a version later. Listed in their order, because a bundle has no folders to scan.
 */
export const migrations: Readonly<Record<MigrationName, MigrationClass>> = {
  '2026-11-29-free-chapters': Initial,
  // Answers that the last message offers. The version before has none of the model's: it suggests its own.
  '2026-11-29-suggestions': sqlMigration(`
    ALTER TABLE conversations ADD COLUMN suggestions jsonb NOT NULL DEFAULT '[]'`),
  // Plans that teach no subject cost nothing, those that were sold before this as well: what is locked unlocks free. Not `is_free`: the
  // version before reads a column of that name from `resources` beside this table, without saying whose it is.
  '2026-11-29-free-plans': sqlMigration(`
    ALTER TABLE plans ADD COLUMN chapters_are_free boolean NOT NULL DEFAULT false;
    UPDATE plans SET chapters_are_free = true WHERE description LIKE 'The demo tutor has no lessons of its own on %';
    UPDATE chapters SET price = 0 WHERE kind = 'locked' AND plan_id IN (SELECT id FROM plans WHERE chapters_are_free)`),
  // Chapters that are planned first, are read while their check is written, and have their practice looked at; plans that build one thing.
  '2026-11-30-lessons': sqlMigration(`
    CREATE INDEX chapters_awaiting_check ON chapters (plan_id) WHERE content -> 'isCheckPending' IS NOT NULL;
    ALTER TABLE chapters ADD COLUMN practice_result jsonb;
    ALTER TABLE plans ADD COLUMN thread text NOT NULL DEFAULT '';
    ALTER TABLE plan_versions ADD COLUMN thread text NOT NULL DEFAULT '';
    ALTER TABLE model_calls DROP CONSTRAINT model_calls_purpose_check;
    ALTER TABLE model_calls ADD CONSTRAINT model_calls_purpose_check CHECK (purpose IN (
      'reply', 'plan', 'chapter', 'revise', 'blueprint', 'section', 'review', 'exercises', 'recap', 'questions', 'solve', 'placement',
      'search-words', 'pick', 'practice'))`),
  // Questions that come back, with the log of their reviews. Days are texts, as the domain has them: a driver would make times of dates.
  '2026-11-30-reviews': sqlMigration(reviews),
  // Plans that others may look at, and plans whose outline was copied: `origin` may name a plan of another user, or one that is gone.
  '2026-11-30-sharing': sqlMigration(`
    ALTER TABLE plans ADD COLUMN origin uuid;
    CREATE TABLE plan_shares (
      plan_id uuid PRIMARY KEY REFERENCES plans ON DELETE CASCADE,
      id uuid NOT NULL,
      digest text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL
    )`),
  // A weekly goal, and reminders of what is due: no one has them who has not asked.
  '2026-11-30-week': sqlMigration(week),
  // What learners ask the tutor in a chapter.
  '2026-12-01-help': sqlMigration(help),
}
