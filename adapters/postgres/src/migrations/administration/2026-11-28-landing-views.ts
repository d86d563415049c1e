import { sqlMigration } from '../sql-migration.ts'

/** One row for each day of UTC: nothing in it can be about a person. */
export const LandingViews = sqlMigration(`
  CREATE TABLE landing_views (
    day timestamptz PRIMARY KEY,
    views integer NOT NULL CHECK (views > 0)
  );
`)
