import { sqlMigration } from '../sql-migration.ts'

/** The version before knows neither: it writes links without a registration, which are about the first one, as all of its are. */
export const Registrations = sqlMigration(`
  CREATE TABLE registrations (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    username text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX registrations_user ON registrations (user_id);

  -- No foreign key: a link whose registration is gone must open nothing, and not the first registration instead.
  ALTER TABLE secret_links ADD COLUMN registration_id uuid;
  DROP INDEX secret_links_newest_wins;
  CREATE UNIQUE INDEX secret_links_newest_wins ON secret_links (user_id, purpose, coalesce(registration_id, user_id))
    WHERE NOT revoked;
`)
