import { sqlMigration } from '../sql-migration.ts'

// Constraints over several columns have names of their own: a name is what an operator reads when one refuses something.
const purchases = `
  CREATE TABLE purchases (
    id uuid PRIMARY KEY,
    -- The wallet, not the user: what was paid outlives the account, as the ledger does.
    user_id uuid NOT NULL REFERENCES wallets,
    provider text NOT NULL,
    reference text NOT NULL UNIQUE,
    package_id text NOT NULL,
    package_name text NOT NULL,
    credits integer NOT NULL CHECK (credits > 0),
    cents integer NOT NULL CHECK (cents > 0),
    currency text NOT NULL CHECK (currency = 'USD'),
    kind text NOT NULL CHECK (kind IN ('open', 'lapsed', 'mismatched', 'paid')),
    revision integer NOT NULL CHECK (revision >= 0),
    opened_at timestamptz NOT NULL,
    paid_at timestamptz,
    receipt_url text,
    returned_cents integer NOT NULL,
    reversed integer NOT NULL,
    taken integer NOT NULL,
    CONSTRAINT purchases_paid_at_check CHECK ((kind IN ('mismatched', 'paid')) = (paid_at IS NOT NULL)),
    CONSTRAINT purchases_receipt_check CHECK (receipt_url IS NULL OR kind = 'paid'),
    CONSTRAINT purchases_returned_check CHECK (returned_cents BETWEEN 0 AND cents),
    CONSTRAINT purchases_reversed_check CHECK (reversed BETWEEN 0 AND credits),
    CONSTRAINT purchases_taken_check CHECK (taken BETWEEN 0 AND reversed),
    CONSTRAINT purchases_unpaid_check CHECK (kind = 'paid' OR (returned_cents = 0 AND reversed = 0))
  );
  CREATE INDEX purchases_user ON purchases (user_id, kind, opened_at, id);
  CREATE INDEX purchases_open ON purchases (opened_at, id) WHERE kind = 'open';

  CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% are kept for ever: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER kept BEFORE DELETE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_removal();
  CREATE TRIGGER kept_truncate BEFORE TRUNCATE ON purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();

  CREATE FUNCTION refuse_other_terms() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what was agreed on and what was paid stays: UPDATE of the purchase % refused', OLD.id
      USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER same_terms BEFORE UPDATE ON purchases FOR EACH ROW
    WHEN ((OLD.id, OLD.user_id, OLD.provider, OLD.reference, OLD.package_id, OLD.package_name, OLD.credits, OLD.cents,
           OLD.currency, OLD.opened_at)
          IS DISTINCT FROM
          (NEW.id, NEW.user_id, NEW.provider, NEW.reference, NEW.package_id, NEW.package_name, NEW.credits, NEW.cents,
           NEW.currency, NEW.opened_at)
          OR OLD.kind = 'paid' AND (NEW.kind, NEW.paid_at) IS DISTINCT FROM (OLD.kind, OLD.paid_at))
    EXECUTE FUNCTION refuse_other_terms();
`

const ledger = `
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
    CHECK (kind IN ('purchased', 'granted', 'held', 'captured', 'released', 'reversed', 'reinstated'));

  -- In the order in which they were written: a wallet is locked while one is, so no clock decides between two of them.
  ALTER TABLE ledger_entries ADD COLUMN position bigint;
  ALTER TABLE ledger_entries DISABLE TRIGGER append_only;
  UPDATE ledger_entries SET position = place
    FROM (SELECT id, row_number() OVER (ORDER BY at, id) AS place FROM ledger_entries) AS ordered
    WHERE ordered.id = ledger_entries.id;
  ALTER TABLE ledger_entries ENABLE TRIGGER append_only;
  ALTER TABLE ledger_entries ALTER COLUMN position SET NOT NULL;
  ALTER TABLE ledger_entries ALTER COLUMN position ADD GENERATED ALWAYS AS IDENTITY;
  SELECT setval(pg_get_serial_sequence('ledger_entries', 'position'), (SELECT count(*) + 1 FROM ledger_entries), false);
  ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_order UNIQUE (user_id, position);
  DROP INDEX ledger_entries_user;

  ALTER TABLE ledger_entries ADD COLUMN purchase_id uuid REFERENCES purchases;
  CREATE INDEX ledger_entries_purchase ON ledger_entries (purchase_id) WHERE purchase_id IS NOT NULL;
  CREATE UNIQUE INDEX ledger_entries_purchased_once ON ledger_entries (purchase_id) WHERE kind = 'purchased';

  -- Of new entries only, as nobody can know what an older one is about.
  ALTER TABLE ledger_entries
    ADD CONSTRAINT ledger_entries_chapter_check
      CHECK ((kind IN ('held', 'captured', 'released')) = (chapter_id IS NOT NULL)) NOT VALID,
    ADD CONSTRAINT ledger_entries_purchase_check
      CHECK ((kind IN ('purchased', 'reversed', 'reinstated')) = (purchase_id IS NOT NULL)) NOT VALID,
    -- The next index reads the hold from the key of what settles it.
    ADD CONSTRAINT ledger_entries_hold_check
      CHECK (kind NOT IN ('held', 'captured', 'released') OR right(business_key, length(kind) + 1) = ':' || kind) NOT VALID;

  CREATE UNIQUE INDEX ledger_entries_settled_once ON ledger_entries (left(business_key, -length(':' || kind)))
    WHERE kind IN ('captured', 'released');
  CREATE UNIQUE INDEX ledger_entries_captured_once ON ledger_entries (chapter_id) WHERE kind = 'captured';
`

const balances = `
  -- The domain's effectOf. NULL for a kind that it does not know, which no balance can be.
  CREATE FUNCTION effect_of(kind text, amount integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN kind IN ('purchased', 'granted', 'released', 'reinstated') THEN amount
                WHEN kind IN ('held', 'reversed') THEN -amount
                WHEN kind = 'captured' THEN 0 END
  $$;

  CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE wallets SET balance = balance + effect_of(NEW.kind, NEW.amount) WHERE user_id = NEW.user_id;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER move_balance AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION move_balance();

  CREATE FUNCTION refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'only the ledger moves a balance: % of the wallet of % refused', TG_OP, NEW.user_id
      USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER born_empty BEFORE INSERT ON wallets FOR EACH ROW WHEN (NEW.balance <> 0)
    EXECUTE FUNCTION refuse_balance();
  -- The depth is 0 outside of triggers, and in a condition the trigger that it belongs to does not count.
  CREATE TRIGGER moved_by_ledger BEFORE UPDATE ON wallets FOR EACH ROW
    WHEN (NEW.user_id <> OLD.user_id OR (NEW.balance IS DISTINCT FROM OLD.balance AND pg_trigger_depth() = 0))
    EXECUTE FUNCTION refuse_balance();
  CREATE TRIGGER kept BEFORE DELETE ON wallets FOR EACH ROW EXECUTE FUNCTION refuse_removal();
  CREATE TRIGGER kept_truncate BEFORE TRUNCATE ON wallets FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
`

export const Payments = sqlMigration(purchases, ledger, balances)
