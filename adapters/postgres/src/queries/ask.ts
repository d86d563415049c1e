import type { QueryResultRow } from 'pg'
import { explain } from '../database-unavailable.ts'
import type { Orm } from '../orm.ts'

/**
 * Plain SQL for what is looked at, prepared once per connection under its name: working out how to answer takes the server
 * longer than the answer does.
 */
export type Ask = <Found extends QueryResultRow>(
  name: string,
  text: string,
  ...values: (string | number | boolean | Date | readonly string[] | null)[]
) => Promise<readonly Found[]>

export const makeAsk =
  (orm: Orm): Ask =>
  async <Found extends QueryResultRow>(...[name, text, ...values]: Parameters<Ask>): Promise<readonly Found[]> => {
    try {
      const pool = await orm.em.getConnection().getNativeClient()
      return (await pool.query<Found>({ name, text, values })).rows
    } catch (error) {
      throw explain(error)
    }
  }
