import { sqlMigration } from '../sql-migration.ts'

const calls = `
  -- An operator who tries a model out is no user.
  ALTER TABLE model_calls ALTER COLUMN user_id DROP NOT NULL;
  -- Who asks for everything about them must not make the database read what all others caused.
  CREATE INDEX model_calls_user ON model_calls (user_id, started_at);
  -- Each call adds up the day before it begins, while all others wait: from the index alone.
  DROP INDEX model_calls_started;
  CREATE INDEX model_calls_started ON model_calls (started_at) INCLUDE (cost);
`

const failures = `
  ALTER TABLE plans ADD COLUMN failed_at timestamptz;
  ALTER TABLE chapters ADD COLUMN failed_at timestamptz;

  -- No column said so until now: a call of a model, or credits that went back, was last.
  UPDATE plans
    SET failed_at = date_trunc('milliseconds', greatest(created_at,
      (SELECT max(started_at) FROM model_calls WHERE plan_id = plans.id AND chapter_id IS NULL)))
    WHERE failure IS NOT NULL;
  UPDATE chapters
    SET failed_at = date_trunc('milliseconds', greatest(
      (SELECT created_at FROM plans WHERE plans.id = plan_id),
      (SELECT max(started_at) FROM model_calls WHERE chapter_id = chapters.id),
      (SELECT max(at) FROM ledger_entries WHERE chapter_id = chapters.id AND kind = 'released')))
    WHERE failure IS NOT NULL;

  -- For the version before, which knows no such column. A page of failures ends at a millisecond, so that is all there is.
  CREATE FUNCTION stamp_failure() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.failed_at := CASE WHEN NEW.failure IS NOT NULL THEN date_trunc('milliseconds', now()) END;
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER stamp_failure BEFORE INSERT OR UPDATE ON plans FOR EACH ROW
    WHEN ((NEW.failure IS NULL) <> (NEW.failed_at IS NULL)) EXECUTE FUNCTION stamp_failure();
  CREATE TRIGGER stamp_failure BEFORE INSERT OR UPDATE ON chapters FOR EACH ROW
    WHEN ((NEW.failure IS NULL) <> (NEW.failed_at IS NULL)) EXECUTE FUNCTION stamp_failure();

  ALTER TABLE plans ADD CONSTRAINT plans_failed_at_check CHECK ((failure IS NULL) = (failed_at IS NULL));
  ALTER TABLE chapters ADD CONSTRAINT chapters_failed_at_check CHECK ((failure IS NULL) = (failed_at IS NULL));
  CREATE INDEX plans_failed ON plans (failed_at DESC, id DESC) WHERE failure IS NOT NULL;
  DROP INDEX chapters_failed;
  CREATE INDEX chapters_failed ON chapters (failed_at DESC, id DESC) WHERE failure IS NOT NULL;
`

const users = `
  -- The version before says nothing of it when somebody registers.
  ALTER TABLE users ALTER COLUMN password_is_temporary SET DEFAULT false;
`

const acts = `
  -- Who reads what one admin did, or one kind of act, must not make the database read all others.
  CREATE INDEX audit_entries_actor ON audit_entries (actor_id, position);
  CREATE INDEX audit_entries_kind ON audit_entries ((act ->> 'kind'), position);
`

export const Records = sqlMigration(calls, failures, users, acts)
