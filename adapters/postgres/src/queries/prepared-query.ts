import type { QueryResultRow } from 'pg'
import { orUnavailable } from '../database-unavailable.ts'
import type { Orm } from '../orm.ts'

/** Plain SQL for hot reads, prepared once per connection under its name: planning takes the server longer than the answer. */
export type PreparedQuery = <Row extends QueryResultRow>(
  name: string,
  text: string,
  ...values: (string | number | boolean | Date | readonly string[] | null)[]
) => Promise<readonly Row[]>

/**
 * What narrows a list. Each combination of filters is a statement of its own, by a name of its own: a generic plan of one for all would use no
 * index.
 */
export function narrowing(list: string) {
  const values: (string | number | Date)[] = []
  const parts: (readonly [name: string, condition: string])[] = []
  return {
    values,
    /** The place of a value in the text. */
    given: (value: string | number | Date): string => `$${values.push(value)}`,
    by: (name: string, condition: string): void => void parts.push([name, condition]),
    name: () => [list, ...parts.map(([name]) => name)].join('-'),
    where: () => (parts.length === 0 ? '' : `WHERE ${parts.map(([, condition]) => condition).join(' AND ')}`),
  }
}

export const makePreparedQuery =
  (orm: Orm): PreparedQuery =>
  async <Row extends QueryResultRow>(...[name, text, ...values]: Parameters<PreparedQuery>) => {
    const pool = await orm.em.getConnection().getNativeClient()
    return (await orUnavailable(pool.query<Row>({ name, text, values }))).rows
  }
