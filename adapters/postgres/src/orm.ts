import { type InferKyselyDB, MikroORM } from '@mikro-orm/postgresql'
import { CamelCasePlugin, CompiledQuery, type Kysely } from 'kysely'
import { types } from 'pg'
import * as accounts from './rows/account-rows.ts'
import * as credits from './rows/credit-rows.ts'
import * as learning from './rows/learning-rows.ts'
import * as records from './rows/record-rows.ts'
import * as resources from './rows/resource-rows.ts'
import { LIMITED } from './session.ts'

/** Those files export nothing but entities. */
const entities = [
  ...Object.values(accounts),
  ...Object.values(credits),
  ...Object.values(learning),
  ...Object.values(records),
  ...Object.values(resources),
]

export type Orm = ReturnType<typeof openOrm>
/** Typed SQL over the tables. Not `findOne`, which puts values into the text and hands out stale rows: decision 7. */
export type Database = Kysely<Tables>
type Tables = InferKyselyDB<(typeof entities)[number], { columnNamingStrategy: 'property' }>
export type TableName = keyof Tables
export type Row<Table extends TableName> = Tables[Table]

export const connectionTo = (url: string, connections: number) => ({
  dbName: databaseIn(new URL(url)),
  ensureDatabase: false,
  driverOptions: {
    // The whole address, because MikroORM's own reading of it drops parameters such as sslmode.
    connectionString: url,
    application_name: 'waymark',
    max: connections,
    ...LIMITED,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // MikroORM leaves times as text for its entities to parse.
    types,
  },
})

/** Opens no connection yet: the first statement does. */
export const openOrm = (url: string, connections: number) =>
  new MikroORM({ entities, ...connectionTo(url, connections) })

/** Columns go by the rows' properties, in camel case; names inside stored JSON stay as they are. */
export const namedByProperty = new CamelCasePlugin({ maintainNestedObjectKeys: true })

export const databaseOf = ({ em }: Orm): Database => em.getKysely<Tables>().withPlugin(namedByProperty)

/** Plain SQL. */
export async function rowsOf<Found>(database: Database, text: string, ...values: unknown[]): Promise<readonly Found[]> {
  return (await database.executeQuery<Found>(CompiledQuery.raw(text, values))).rows
}

const databaseIn = ({ pathname, username }: URL): string => decodeURIComponent(pathname.slice(1) || username)
