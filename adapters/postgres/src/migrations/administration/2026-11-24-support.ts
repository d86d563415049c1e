import { sqlMigration } from '../sql-migration.ts'

const records = `
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
`

const withdrawals = `
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
    CHECK (kind IN ('purchased', 'granted', 'withdrawn', 'held', 'captured', 'released', 'reversed', 'reinstated'));

  -- The domain's effectOf. NULL for a kind that it does not know, which no balance can be.
  CREATE OR REPLACE FUNCTION effect_of(kind text, amount integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN kind IN ('purchased', 'granted', 'released', 'reinstated') THEN amount
                WHEN kind IN ('held', 'reversed', 'withdrawn') THEN -amount
                WHEN kind = 'captured' THEN 0 END
  $$;

  -- What admins granted one user: from the index alone, however long the ledger.
  CREATE INDEX ledger_entries_granted ON ledger_entries (user_id) INCLUDE (kind, amount)
    WHERE kind IN ('granted', 'withdrawn');

  CREATE FUNCTION refuse_excess_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT sum(effect_of(kind, amount)) FROM ledger_entries
        WHERE user_id = NEW.user_id AND kind IN ('granted', 'withdrawn')) < 0 THEN
      RAISE EXCEPTION 'no more is taken back than was granted: a withdrawal of % credits of % refused', NEW.amount, NEW.user_id
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER within_grants AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.kind = 'withdrawn')
    EXECUTE FUNCTION refuse_excess_withdrawal();
`

const lists = `
  CREATE INDEX purchases_newest ON purchases (opened_at DESC, id DESC);
  CREATE INDEX audit_entries_at ON audit_entries (at);
`

export const Support = sqlMigration(records, withdrawals, lists)
