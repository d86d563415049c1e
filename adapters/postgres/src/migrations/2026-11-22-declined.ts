import { Migration } from '@mikro-orm/migrations'

/**
 * Why a conversation was declined. Its kind stays `cancelled`: the version before reads such a row as one that has ended, and
 * would not know another kind.
 */
const declined = `
  ALTER TABLE conversations ADD COLUMN declined text
    CHECK (declined IN ('unsafe', 'crisis')),
    ADD CHECK (declined IS NULL OR kind = 'cancelled');
`

export class Declined extends Migration {
  override up(): void {
    this.addSql(declined)
  }
}
