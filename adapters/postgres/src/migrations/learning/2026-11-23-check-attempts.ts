import { sqlMigration } from '../sql-migration.ts'

/** Tries at the checks of chapters. The version before asks no questions, and removes a chapter without looking at its tries. */
export const CheckAttempts = sqlMigration(`
  CREATE TABLE check_attempts (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    id uuid NOT NULL,
    answers jsonb NOT NULL,
    marks jsonb NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, id)
  );
`)
