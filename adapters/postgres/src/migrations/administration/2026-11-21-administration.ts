import { sqlMigration } from '../sql-migration.ts'

const administration = `
  ALTER TABLE users ADD COLUMN password_is_temporary boolean NOT NULL DEFAULT false;
  ALTER TABLE users ALTER COLUMN password_is_temporary DROP DEFAULT;
  CREATE INDEX users_newest ON users (created_at DESC, id DESC);
  CREATE INDEX users_admins ON users (id) WHERE role = 'admin';

  CREATE TABLE audit_entries (
    id uuid PRIMARY KEY,
    -- In the order in which they were written: acts take turns.
    position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    -- No foreign keys: entries outlive the people they name. NULL stands for an operator at the command line.
    actor_id uuid,
    act jsonb NOT NULL CHECK (jsonb_typeof(act -> 'kind') IS NOT DISTINCT FROM 'string'),
    subject_id uuid NOT NULL,
    reason text,
    at timestamptz NOT NULL
  );
  CREATE INDEX audit_entries_subject ON audit_entries (subject_id, position);
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const modelCalls = `
  CREATE TABLE model_calls (
    id uuid PRIMARY KEY,
    purpose text NOT NULL CHECK (purpose IN ('reply', 'plan', 'chapter')),
    -- No foreign keys: what was spent stays, and belongs then to ids that name nobody.
    user_id uuid NOT NULL,
    plan_id uuid,
    chapter_id uuid,
    model text NOT NULL,
    started_at timestamptz NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('running', 'answered', 'bad-answer', 'model-unavailable', 'model-timeout',
                                             'model-rejected', 'model-stopped')),
    input_tokens integer CHECK (input_tokens >= 0),
    output_tokens integer CHECK (output_tokens >= 0),
    milliseconds integer CHECK (milliseconds >= 0),
    -- Millionths of a US dollar.
    cost bigint CHECK (cost >= 0),
    -- As the log names it: a proxy may have chosen it.
    request_id text
  );
  CREATE INDEX model_calls_started ON model_calls (started_at);
  CREATE INDEX model_calls_chapter ON model_calls (chapter_id, started_at) WHERE chapter_id IS NOT NULL;
  CREATE INDEX model_calls_plan ON model_calls (plan_id, started_at) WHERE plan_id IS NOT NULL AND chapter_id IS NULL;
`

const looks = `
  -- For the pages that count what there is, and what came in: without reading any of it.
  CREATE INDEX plans_generation ON plans (generation);
  CREATE INDEX chapters_kind ON chapters (kind);
  CREATE INDEX chapters_failed ON chapters (plan_id) WHERE failure IS NOT NULL;
  CREATE INDEX ledger_entries_income ON ledger_entries (at) WHERE kind IN ('captured', 'purchased');
`

export const Administration = sqlMigration(administration, modelCalls, looks)
