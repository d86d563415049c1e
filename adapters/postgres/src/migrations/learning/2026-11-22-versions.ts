import { sqlMigration } from '../sql-migration.ts'

/** Outlines that other answers have replaced. The version before, which replaces none, goes on without it. */
export const Versions = sqlMigration(`
  CREATE TABLE plan_versions (
    plan_id uuid NOT NULL REFERENCES plans ON DELETE CASCADE,
    run integer NOT NULL CHECK (run > 0),
    title text NOT NULL,
    description text NOT NULL,
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    chapters jsonb NOT NULL CHECK (jsonb_typeof(chapters) = 'array'),
    replaced_at timestamptz NOT NULL,
    PRIMARY KEY (plan_id, run)
  );
`)
