import { sqlMigration } from '../sql-migration.ts'

/**
 * Other versions of a chapter, and what is known of the one that is shown: null where there is one only. The version before shows what
 * the chapter itself holds, and leaves both alone.
 */
export const ChapterVersions = sqlMigration(`
  ALTER TABLE chapters ADD versions jsonb;
  CREATE INDEX chapters_being_rewritten ON chapters (plan_id) WHERE versions -> 'rewrite' ->> 'kind' = 'pending';
  CREATE TABLE chapter_versions (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    request jsonb,
    content jsonb NOT NULL,
    questions jsonb NOT NULL,
    generated_at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, number)
  );
`)
