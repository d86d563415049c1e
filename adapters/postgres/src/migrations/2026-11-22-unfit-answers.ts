import { Migration } from '@mikro-orm/migrations'

const faults = `
  -- Why an answer was sent back, by code. The version before writes none.
  ALTER TABLE model_calls ADD COLUMN faults text[] NOT NULL DEFAULT '{}';
`

export class UnfitAnswers extends Migration {
  override up(): void {
    this.addSql(faults)
  }
}
