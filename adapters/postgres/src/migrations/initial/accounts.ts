export const accounts = `
  CREATE TABLE users (
    id uuid PRIMARY KEY,
    username text NOT NULL,
    -- The domain's own key, because what lower() does to "É" depends on the server's locale. A name belongs to a user once their
    -- address is verified: until then it is 'pending:' and the id.
    username_key text NOT NULL UNIQUE CHECK (username_key = lower(username_key COLLATE "C")),
    email text NOT NULL UNIQUE CHECK (email = lower(email COLLATE "C")),
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('standard', 'admin')),
    is_active boolean NOT NULL,
    created_at timestamptz NOT NULL,
    verified_at timestamptz,
    last_login_at timestamptz,
    removal_at timestamptz,
    password_is_temporary boolean NOT NULL DEFAULT false,
    -- NULL for users who have no name yet, or share theirs with an older account.
    username_skeleton text UNIQUE,
    -- No list of languages: what a newer version stores must not stop this one, which reads it as not chosen.
    language text CHECK (language ~ '^[a-z]{2}$')
  );
  CREATE INDEX users_removal ON users (removal_at) WHERE removal_at IS NOT NULL;
  CREATE INDEX users_unverified ON users (created_at) WHERE verified_at IS NULL;
  CREATE INDEX users_newest ON users (created_at DESC, id DESC);
  CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
  -- The orders of the admins' list; the expressions are those of its queries.
  CREATE INDEX users_by_name ON users
    ((CASE WHEN verified_at IS NULL THEN lower(username) ELSE username_key END) COLLATE "C", id);
  CREATE INDEX users_last_login ON users (coalesce(last_login_at, '-infinity') DESC, id DESC);

  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    device text
  );
  CREATE INDEX sessions_user ON sessions (user_id);

  CREATE TABLE registrations (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    username text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    language text CHECK (language ~ '^[a-z]{2}$')
  );
  CREATE INDEX registrations_user ON registrations (user_id);

  CREATE TABLE secret_links (
    digest text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
    expires_at timestamptz NOT NULL,
    revoked boolean NOT NULL,
    -- No foreign key: a link whose registration is gone must open nothing, and not the first registration instead.
    registration_id uuid
  );
  CREATE INDEX secret_links_user ON secret_links (user_id);
  -- One link of a kind that is not revoked.
  CREATE UNIQUE INDEX secret_links_newest_wins ON secret_links (user_id, purpose, coalesce(registration_id, user_id))
    WHERE NOT revoked;

  -- Columns and their order are those that rate-limiter-flexible writes to. Unlogged, because nothing has to wait for the disk to count a
  -- try: a crash of the database forgets the counts, and everybody has all their tries again.
  CREATE UNLOGGED TABLE rate_limits (
    key text PRIMARY KEY,
    points integer NOT NULL,
    expire bigint
  );
`
