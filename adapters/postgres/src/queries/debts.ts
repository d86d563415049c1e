import { CompiledQuery } from 'kysely'
import type { Database } from '../orm.ts'

export type Debts = { readonly purchases: number; readonly credits: number }

const DEBTS = `
  SELECT count(*)::integer AS purchases, coalesce(sum(reversed - taken), 0)::integer AS credits
  FROM purchases WHERE kind = 'paid' AND reversed > taken`

export async function readDebts(database: Database): Promise<Debts> {
  const { rows } = await database.executeQuery<Debts>(CompiledQuery.raw(DEBTS))
  return rows[0] ?? { purchases: 0, credits: 0 }
}
