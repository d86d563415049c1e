import { type Database, rowsOf } from '../orm.ts'

export type Debts = { readonly purchases: number; readonly credits: number }

const DEBTS = `
  SELECT count(*)::integer AS purchases, coalesce(sum(reversed - taken), 0)::integer AS credits
  FROM purchases WHERE kind = 'paid' AND reversed > taken`

export const readDebts = async (database: Database): Promise<Debts> =>
  (await rowsOf<Debts>(database, DEBTS))[0] ?? { purchases: 0, credits: 0 }
