import { Migration } from '@mikro-orm/migrations'

/** A migration that runs these statements, in one transaction. */
export const sqlMigration = (...statements: readonly string[]) =>
  class extends Migration {
    override up(): void {
      for (const sql of statements) this.addSql(sql)
    }
  }
