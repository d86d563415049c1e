import { sqlMigration } from '../sql-migration.ts'

/** More ways for a call of a model to end. The version before writes none of the new ones. */
export const Answers = sqlMigration(`
  ALTER TABLE model_calls DROP CONSTRAINT model_calls_outcome_check;
  ALTER TABLE model_calls ADD CONSTRAINT model_calls_outcome_check
    CHECK (outcome IN ('running', 'answered', 'bad-answer', 'answer-cut-off', 'answer-filtered', 'answer-refused',
                       'model-unavailable', 'model-timeout', 'model-rejected', 'model-stopped'));
`)
