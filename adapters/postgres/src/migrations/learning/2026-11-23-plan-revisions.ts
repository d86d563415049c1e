import { sqlMigration } from '../sql-migration.ts'

/**
 * Changes of a plan that its learner has asked for in words, and chapters that the learner has added. The version before edits plans
 * without looking at either: a revision is stale then, and what an added chapter teaches stays unsaid. It also unlocks chapters without
 * looking, so of one that is not locked `outlining` means nothing.
 */
export const PlanRevisions = sqlMigration(`
  ALTER TABLE plans ADD revision jsonb;
  CREATE INDEX plans_revised ON plans (id) WHERE revision ->> 'kind' = 'pending';
  ALTER TABLE chapters ADD outlining text CHECK (outlining IN ('pending', 'failed'));
  CREATE INDEX chapters_outlined ON chapters (plan_id) WHERE kind = 'locked' AND outlining = 'pending';
  ALTER TABLE model_calls
    DROP CONSTRAINT model_calls_purpose_check,
    ADD CONSTRAINT model_calls_purpose_check CHECK (purpose IN ('reply', 'plan', 'chapter', 'revise'));
`)
