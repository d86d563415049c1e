import { sqlMigration } from '../sql-migration.ts'

const accounts = `
  ALTER TABLE users ADD COLUMN removal_at timestamptz;
  CREATE INDEX users_removal ON users (removal_at) WHERE removal_at IS NOT NULL;

  -- A name belongs to somebody once their address is verified.
  UPDATE users SET username_key = 'pending:' || id WHERE verified_at IS NULL;
  CREATE INDEX users_unverified ON users (created_at) WHERE verified_at IS NULL;

  ALTER TABLE sessions ADD COLUMN device text;

  -- The index secret_links_newest_wins follows the column: one link of a kind that is not revoked.
  ALTER TABLE secret_links RENAME COLUMN replaced TO revoked;
  ALTER TABLE secret_links DROP CONSTRAINT secret_links_purpose_check;
  ALTER TABLE secret_links ADD CONSTRAINT secret_links_purpose_check CHECK (purpose IN ('verify-email', 'reset-password'));

  -- Wallet and ledger outlive the person: they belong to an id then that names nobody.
  ALTER TABLE wallets DROP CONSTRAINT wallets_user_id_fkey;
`

// Columns and their order are those that rate-limiter-flexible writes to.
const rateLimits = `
  -- Unlogged, because nothing has to wait for the disk to count a try: a crash of the database forgets the counts, and
  -- everybody has all their tries again.
  CREATE UNLOGGED TABLE rate_limits (
    key text PRIMARY KEY,
    points integer NOT NULL,
    expire bigint
  );
`

export const Accounts = sqlMigration(accounts, rateLimits)
