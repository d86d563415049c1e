import { sqlMigration } from './sql-migration.ts'

const users = `
  CREATE TABLE users (
    id uuid PRIMARY KEY,
    username text NOT NULL,
    -- The domain's own key, because what lower() does to "É" depends on the server's locale.
    username_key text NOT NULL UNIQUE CHECK (username_key = lower(username_key COLLATE "C")),
    email text NOT NULL UNIQUE CHECK (email = lower(email COLLATE "C")),
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('standard', 'admin')),
    is_active boolean NOT NULL,
    created_at timestamptz NOT NULL,
    verified_at timestamptz,
    last_login_at timestamptz
  );

  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL
  );
  CREATE INDEX sessions_user ON sessions (user_id);

  CREATE TABLE secret_links (
    digest text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verify-email')),
    expires_at timestamptz NOT NULL,
    replaced boolean NOT NULL
  );
  CREATE INDEX secret_links_user ON secret_links (user_id);
  CREATE UNIQUE INDEX secret_links_newest_wins ON secret_links (user_id, purpose) WHERE NOT replaced;
`

const credits = `
  CREATE TABLE wallets (
    user_id uuid PRIMARY KEY REFERENCES users,
    balance integer NOT NULL CHECK (balance >= 0)
  );

  CREATE TABLE ledger_entries (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES wallets,
    kind text NOT NULL CHECK (kind IN ('granted', 'held', 'captured', 'released')),
    amount integer NOT NULL CHECK (amount > 0),
    business_key text NOT NULL UNIQUE,
    -- No foreign key: entries outlive the chapters of a deleted account.
    chapter_id uuid,
    note text,
    at timestamptz NOT NULL
  );
  CREATE INDEX ledger_entries_user ON ledger_entries (user_id, at DESC, id DESC);
  CREATE INDEX ledger_entries_chapter ON ledger_entries (chapter_id) WHERE chapter_id IS NOT NULL;

  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const conversations = `
  CREATE TABLE conversations (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('awaiting-assistant', 'awaiting-learner', 'planned', 'cancelled')),
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    asked text[] NOT NULL,
    confirmation boolean,
    plan_id uuid,
    updated_at timestamptz NOT NULL,
    CHECK ((kind = 'awaiting-learner') = (confirmation IS NOT NULL)),
    CHECK ((kind = 'planned') = (plan_id IS NOT NULL))
  );
  CREATE INDEX conversations_user ON conversations (user_id, updated_at DESC);
  CREATE INDEX conversations_plan ON conversations (plan_id) WHERE plan_id IS NOT NULL;

  CREATE TABLE turns (
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    position integer NOT NULL CHECK (position >= 0),
    -- Unique in its conversation only: the learner's side chooses it.
    id uuid NOT NULL,
    speaker text NOT NULL CHECK (speaker IN ('learner', 'assistant')),
    text text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (conversation_id, position),
    UNIQUE (conversation_id, id)
  );
  CREATE TRIGGER append_only BEFORE UPDATE ON turns FOR EACH ROW EXECUTE FUNCTION refuse_change();
`

const plans = `
  CREATE TABLE plans (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    title text NOT NULL,
    description text NOT NULL,
    generation text NOT NULL CHECK (generation IN ('pending', 'generating', 'complete', 'failed')),
    run integer NOT NULL CHECK (run > 0),
    failure text,
    created_at timestamptz NOT NULL,
    CHECK ((generation = 'failed') = (failure IS NOT NULL))
  );
  CREATE INDEX plans_user ON plans (user_id, created_at DESC, id DESC);
  CREATE INDEX plans_conversation ON plans (conversation_id);
  CREATE INDEX plans_being_made ON plans (user_id) WHERE generation IN ('pending', 'generating');

  -- Deferred, because a conversation and its plan name each other and one of them is written first.
  ALTER TABLE conversations ADD FOREIGN KEY (plan_id) REFERENCES plans DEFERRABLE INITIALLY DEFERRED;

  CREATE TABLE chapters (
    id uuid PRIMARY KEY,
    plan_id uuid NOT NULL REFERENCES plans ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    title text NOT NULL,
    summary text NOT NULL,
    price integer NOT NULL CHECK (price >= 0),
    kind text NOT NULL CHECK (kind IN ('locked', 'preparing', 'open')),
    attempt integer NOT NULL CHECK (attempt >= 0),
    failure text CHECK (failure IS NULL OR kind = 'locked'),
    step text CHECK (step IN ('pending', 'generating')),
    hold_key text,
    hold_amount integer CHECK (hold_amount > 0),
    unlocked_at timestamptz,
    content jsonb CHECK (jsonb_typeof(content) = 'object'),
    generated_at timestamptz,
    completed_at timestamptz CHECK (completed_at IS NULL OR kind = 'open'),
    UNIQUE (plan_id, number),
    CHECK ((kind = 'preparing') = (step IS NOT NULL)),
    CHECK ((hold_key IS NULL) = (hold_amount IS NULL)),
    CHECK (hold_key IS NULL OR kind = 'preparing'),
    CHECK ((kind = 'locked') = (unlocked_at IS NULL)),
    CHECK ((kind = 'open') = (content IS NOT NULL)),
    CHECK ((kind = 'open') = (generated_at IS NOT NULL))
  );
  CREATE INDEX chapters_being_written ON chapters (plan_id) WHERE kind = 'preparing';
`

export const Initial = sqlMigration(users, credits, conversations, plans)
