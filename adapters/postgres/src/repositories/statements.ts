import { parseQuestions, type Question } from '@app/domain'
import type { UpdateResult } from 'kysely'
import type { Database, Row, TableName } from '../orm.ts'

/** These properties alone: an object that has more must not name columns that no table has. */
export function pick<T, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  // fromEntries forgets the names of the keys
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>
}

/** The first row as the domain has it; null where there is none. */
export async function first<Row, T>(
  query: { readonly executeTakeFirst: () => Promise<Row | undefined> },
  fromRow: (row: Row) => T,
): Promise<T | null> {
  const row = await query.executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** Throws where the row is not there. */
export async function updateOne(
  update: { readonly executeTakeFirstOrThrow: () => Promise<UpdateResult> },
  what: string,
): Promise<void> {
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`There is no ${what} to save.`)
}

/** Adds a row, or puts it in the place of the one with the same key. */
export const upsert =
  <Table extends TableName>(table: Table, key: readonly (keyof Row<Table>)[], row: Row<Table>) =>
  (database: Database) =>
    // of a table that is not known here the compiler knows no columns: the types above do
    database
      .insertInto(table)
      .values(row as never)
      .onConflict((conflict) => conflict.columns(key as never).doUpdateSet(row as never))

/** A value of a column that may be null, where a CHECK of its table says that it is not. */
export function notNull<T>(value: T | null, column: string): T {
  if (value === null) throw new Error(`${column} is null where its table forbids that.`)
  return value
}

/** An array would go as one of PostgreSQL's own. */
export function asJson<T extends readonly unknown[]>(list: T): T {
  return JSON.stringify(list) as unknown as T
}

/** What is stored in the place of questions that cannot be read, by the empty list that stands for them. */
const damaged = new WeakMap<readonly Question[], readonly Question[]>()

/** None where they are damaged, which the ledger check reports: their chapter can be read and marked as read. */
export function questionsFromRow(stored: unknown): readonly Question[] {
  const questions = parseQuestions(stored)
  if (questions) return questions
  const none: readonly Question[] = []
  // in a list in any case: a trigger looks into those of each version
  damaged.set(none, (Array.isArray(stored) ? stored : [stored]) as readonly Question[])
  return none
}

/** Damaged ones as they were stored: another change of their chapter must not lose them. */
export const questionsToRow = (questions: readonly Question[]): readonly Question[] =>
  asJson(damaged.get(questions) ?? questions)
