import { Migration } from '@mikro-orm/migrations'

/** Where a learner is, on whichever device. The version before neither reads nor writes it. */
const reading = `
  ALTER TABLE chapters ADD COLUMN read_at timestamptz;
  ALTER TABLE chapters ADD COLUMN ticked text[] NOT NULL DEFAULT '{}';
`

export class Reading extends Migration {
  override up(): void {
    this.addSql(reading)
  }
}
