import { sqlMigration } from '../sql-migration.ts'

/**
 * Chapters that something is wrong with, as admins list them. The version before writes no time of a report: a chapter whose question is
 * reported there is listed once it is saved by this one.
 */
export const TroubledChapters = sqlMigration(`
  ALTER TABLE chapters ADD reported_at timestamptz;
  -- no question says when it was reported before: not before the chapter was there
  UPDATE chapters SET reported_at = date_trunc('milliseconds', generated_at)
    WHERE questions @? '$[*].reported' AND generated_at IS NOT NULL;
  CREATE INDEX chapters_troubled ON chapters
    (greatest(failed_at, reported_at, CASE WHEN attempt > 1 THEN unlocked_at END) DESC, id DESC)
    WHERE failed_at IS NOT NULL OR reported_at IS NOT NULL OR (attempt > 1 AND unlocked_at IS NOT NULL);
  CREATE INDEX chapters_reported ON chapters (reported_at DESC, id DESC) WHERE reported_at IS NOT NULL;
  CREATE INDEX chapters_rewritten ON chapters (unlocked_at DESC, id DESC) WHERE attempt > 1 AND unlocked_at IS NOT NULL;
`)
