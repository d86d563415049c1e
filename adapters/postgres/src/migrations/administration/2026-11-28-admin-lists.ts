import { sqlMigration } from '../sql-migration.ts'

/** Every order of the lists of users and purchases; the expressions are those of the queries. */
export const AdminLists = sqlMigration(`
  CREATE INDEX users_by_name ON users
    ((CASE WHEN verified_at IS NULL THEN lower(username) ELSE username_key END) COLLATE "C", id);
  CREATE INDEX users_last_login ON users (coalesce(last_login_at, '-infinity') DESC, id DESC);
  CREATE INDEX wallets_balance ON wallets (balance DESC, user_id DESC);

  CREATE INDEX purchases_state ON purchases (kind, opened_at DESC, id DESC);
  -- of one state only, which the index of all states serves as well
  DROP INDEX purchases_open;
`)
