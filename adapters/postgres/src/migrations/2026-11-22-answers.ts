import { Migration } from '@mikro-orm/migrations'

/** More ways for a call of a model to end. The version before writes none of the new ones. */
const outcomes = `
  ALTER TABLE model_calls DROP CONSTRAINT model_calls_outcome_check;
  ALTER TABLE model_calls ADD CONSTRAINT model_calls_outcome_check
    CHECK (outcome IN ('running', 'answered', 'bad-answer', 'answer-cut-off', 'answer-filtered', 'answer-refused',
                       'model-unavailable', 'model-timeout', 'model-rejected', 'model-stopped'));
`

export class Answers extends Migration {
  override up(): void {
    this.addSql(outcomes)
  }
}
