// Constraints over several columns have names of their own: a name is what an operator reads when one refuses something.
export const credits = `
  -- No foreign key: wallet and ledger stay when their user is deleted.
  CREATE TABLE wallets (
    user_id uuid PRIMARY KEY,
    balance integer NOT NULL CHECK (balance >= 0),
    -- How many free chapters were written for the user, ever.
    free_chapters integer NOT NULL DEFAULT 0
  );
  CREATE INDEX wallets_balance ON wallets (balance DESC, user_id DESC);
  CREATE INDEX wallets_free_chapters ON wallets (free_chapters DESC, user_id DESC);

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
    -- NULL: the credits are for nothing in particular.
    pending_unlock jsonb,
    CONSTRAINT purchases_paid_at_check CHECK ((kind IN ('mismatched', 'paid')) = (paid_at IS NOT NULL)),
    CONSTRAINT purchases_receipt_check CHECK (receipt_url IS NULL OR kind = 'paid'),
    CONSTRAINT purchases_returned_check CHECK (returned_cents BETWEEN 0 AND cents),
    CONSTRAINT purchases_reversed_check CHECK (reversed BETWEEN 0 AND credits),
    CONSTRAINT purchases_taken_check CHECK (taken BETWEEN 0 AND reversed),
    CONSTRAINT purchases_unpaid_check CHECK (kind = 'paid' OR (returned_cents = 0 AND reversed = 0))
  );
  CREATE INDEX purchases_user ON purchases (user_id, kind, opened_at, id);
  CREATE INDEX purchases_newest ON purchases (opened_at DESC, id DESC);
  CREATE INDEX purchases_state ON purchases (kind, opened_at DESC, id DESC);

  CREATE TABLE ledger_entries (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES wallets,
    kind text NOT NULL
      CHECK (kind IN ('purchased', 'granted', 'withdrawn', 'held', 'captured', 'released', 'reversed', 'reinstated')),
    amount integer NOT NULL CHECK (amount > 0),
    business_key text NOT NULL UNIQUE,
    -- No foreign key: entries outlive the chapters of a deleted account.
    chapter_id uuid,
    note text,
    at timestamptz NOT NULL,
    -- In the order in which they were written: a wallet is locked while one is, so no clock decides between two of them.
    position bigint GENERATED ALWAYS AS IDENTITY,
    purchase_id uuid REFERENCES purchases,
    CONSTRAINT ledger_entries_order UNIQUE (user_id, position)
  );
  -- Of new entries only: those of the first version do not say what they are about.
  ALTER TABLE ledger_entries
    ADD CONSTRAINT ledger_entries_chapter_check
      CHECK ((kind IN ('held', 'captured', 'released')) = (chapter_id IS NOT NULL)) NOT VALID,
    ADD CONSTRAINT ledger_entries_purchase_check
      CHECK ((kind IN ('purchased', 'reversed', 'reinstated')) = (purchase_id IS NOT NULL)) NOT VALID,
    -- The index of what is settled reads the hold from this key.
    ADD CONSTRAINT ledger_entries_hold_check
      CHECK (kind NOT IN ('held', 'captured', 'released') OR right(business_key, length(kind) + 1) = ':' || kind) NOT VALID;
  CREATE INDEX ledger_entries_chapter ON ledger_entries (chapter_id) WHERE chapter_id IS NOT NULL;
  CREATE INDEX ledger_entries_purchase ON ledger_entries (purchase_id) WHERE purchase_id IS NOT NULL;
  CREATE UNIQUE INDEX ledger_entries_purchased_once ON ledger_entries (purchase_id) WHERE kind = 'purchased';
  CREATE UNIQUE INDEX ledger_entries_settled_once ON ledger_entries (left(business_key, -length(':' || kind)))
    WHERE kind IN ('captured', 'released');
  CREATE UNIQUE INDEX ledger_entries_captured_once ON ledger_entries (chapter_id) WHERE kind = 'captured';
  CREATE INDEX ledger_entries_income ON ledger_entries (at) WHERE kind IN ('captured', 'purchased');
  -- What admins granted one user: from the index alone, however long the ledger.
  CREATE INDEX ledger_entries_granted ON ledger_entries (user_id) INCLUDE (kind, amount)
    WHERE kind IN ('granted', 'withdrawn');

  -- The domain's effectOf. NULL for a kind that it does not know, which no balance can be.
  CREATE FUNCTION effect_of(kind text, amount integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN kind IN ('purchased', 'granted', 'released', 'reinstated') THEN amount
                WHEN kind IN ('held', 'reversed', 'withdrawn') THEN -amount
                WHEN kind = 'captured' THEN 0 END
  $$;
`

export const creditGuards = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% are kept for ever: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER kept BEFORE DELETE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_removal();
  CREATE TRIGGER kept_truncate BEFORE TRUNCATE ON purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
  CREATE TRIGGER kept BEFORE DELETE ON wallets FOR EACH ROW EXECUTE FUNCTION refuse_removal();
  CREATE TRIGGER kept_truncate BEFORE TRUNCATE ON wallets FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();

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
