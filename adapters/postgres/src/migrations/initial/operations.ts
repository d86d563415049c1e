export const operations = `
  CREATE TABLE audit_entries (
    id uuid PRIMARY KEY,
    -- In the order in which they were written: actions take turns.
    position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    -- No foreign keys: entries outlive the people they name. NULL stands for an operator at the command line.
    actor_id uuid,
    act jsonb NOT NULL CHECK (jsonb_typeof(act -> 'kind') IS NOT DISTINCT FROM 'string'),
    subject_id uuid NOT NULL,
    reason text,
    at timestamptz NOT NULL
  );
  CREATE INDEX audit_entries_subject ON audit_entries (subject_id, position);
  -- Who reads what one admin did, or one kind of action, must not make the database read all others.
  CREATE INDEX audit_entries_actor ON audit_entries (actor_id, position);
  CREATE INDEX audit_entries_kind ON audit_entries ((act ->> 'kind'), position);
  CREATE INDEX audit_entries_at ON audit_entries (at);
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  CREATE TABLE staff_notes (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    -- No foreign key: a note outlives its author. NULL stands for an operator at the command line.
    author_id uuid,
    text text NOT NULL CHECK (text <> '' AND length(text) <= 2000),
    at timestamptz NOT NULL
  );
  CREATE INDEX staff_notes_user ON staff_notes (user_id, at);

  CREATE TABLE mail_records (
    id text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    mail text NOT NULL,
    state text NOT NULL CHECK (state IN ('sent', 'retrying', 'failed', 'dropped')),
    at timestamptz NOT NULL
  );
  CREATE INDEX mail_records_user ON mail_records (user_id, at);
  CREATE INDEX mail_records_at ON mail_records (at);
  CREATE INDEX mail_records_failed ON mail_records (at) WHERE state = 'failed';

  CREATE TABLE operator_alerts (
    kind text PRIMARY KEY,
    sent_at timestamptz NOT NULL
  );

  -- One row for each day of UTC: nothing in it can be about a person.
  CREATE TABLE landing_views (
    day timestamptz PRIMARY KEY,
    views integer NOT NULL CHECK (views > 0)
  );
`
