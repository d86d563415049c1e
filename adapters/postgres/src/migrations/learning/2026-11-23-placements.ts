import { sqlMigration } from '../sql-migration.ts'

/** Questions that find out a learner's level, one row for each conversation. The version before asks none. */
export const Placements = sqlMigration(`
  CREATE TABLE placements (
    conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
    id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('writing', 'unavailable', 'ready', 'answered')),
    brief jsonb NOT NULL,
    parts jsonb NOT NULL DEFAULT '[]',
    questions jsonb NOT NULL DEFAULT '[]',
    attempt_id uuid,
    answers jsonb,
    marks jsonb,
    answered_at timestamptz,
    at timestamptz NOT NULL,
    CHECK ((kind = 'answered') = (num_nonnulls(attempt_id, answers, marks, answered_at) = 4))
  );
  CREATE INDEX placements_being_written ON placements (conversation_id) WHERE kind = 'writing';
  ALTER TABLE model_calls
    DROP CONSTRAINT model_calls_purpose_check,
    ADD CONSTRAINT model_calls_purpose_check
      CHECK (purpose IN ('reply', 'plan', 'chapter', 'revise', 'section', 'recap', 'questions', 'solve', 'placement'));
`)
