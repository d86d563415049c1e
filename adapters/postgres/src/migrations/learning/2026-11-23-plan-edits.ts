import { sqlMigration } from '../sql-migration.ts'

/**
 * A learner's own edits of a plan, each with what was there before, and plans that are out of the way. The version before edits
 * none and shows every plan; what it replaces is edit 0, as it is here.
 */
export const PlanEdits = sqlMigration(`
  ALTER TABLE plans
    ADD edits integer NOT NULL DEFAULT 0 CHECK (edits >= 0),
    ADD archived_at timestamptz;
  ALTER TABLE plan_versions
    ADD edit integer NOT NULL DEFAULT 0 CHECK (edit >= 0),
    DROP CONSTRAINT plan_versions_pkey,
    ADD PRIMARY KEY (plan_id, run, edit);
`)
