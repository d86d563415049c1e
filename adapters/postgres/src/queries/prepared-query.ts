import type { QueryResultRow } from 'pg'
import { orUnavailable } from '../database-unavailable.ts'
import type { Orm } from '../orm.ts'

/** Plain SQL for hot reads, prepared once per connection under its name: planning takes the server longer than the answer. */
export type PreparedQuery = <Row extends QueryResultRow>(
  name: string,
  text: string,
  ...values: (string | number | boolean | Date | readonly string[] | null)[]
) => Promise<readonly Row[]>

export const makePreparedQuery =
  (orm: Orm): PreparedQuery =>
  async <Row extends QueryResultRow>(...[name, text, ...values]: Parameters<PreparedQuery>) => {
    const pool = await orm.em.getConnection().getNativeClient()
    return (await orUnavailable(pool.query<Row>({ name, text, values }))).rows
  }
