import { sqlMigration } from '../sql-migration.ts'

/**
 * What has been written of a chapter that is not whole yet, and the questions of its check. The version before writes chapters in one
 * piece, without looking at either.
 */
export const ChapterParts = sqlMigration(`
  ALTER TABLE chapters ADD questions jsonb NOT NULL DEFAULT '[]';
  CREATE TABLE chapter_parts (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    name text NOT NULL,
    task jsonb NOT NULL,
    made jsonb NOT NULL,
    model text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, name)
  );
  ALTER TABLE model_calls
    DROP CONSTRAINT model_calls_purpose_check,
    ADD CONSTRAINT model_calls_purpose_check
      CHECK (purpose IN ('reply', 'plan', 'chapter', 'revise', 'section', 'recap', 'questions', 'solve'));
`)
