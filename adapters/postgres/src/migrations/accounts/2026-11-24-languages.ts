import { sqlMigration } from '../sql-migration.ts'

/** No list of languages: what a newer version stores must not stop this one, which reads it as not chosen. */
export const Languages = sqlMigration(`
  ALTER TABLE users ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$');
  ALTER TABLE registrations ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$');
`)
