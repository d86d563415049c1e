import {
  type AdminPurchase,
  type AdminUser,
  type AuditEntry,
  adminPurchases,
  adminUsers,
  auditLog,
  type Endpoint,
  type InputOf,
  type LedgerEntry,
  type recordListExport,
  userLedger,
} from '@app/contract'
import { call } from '../../../api/call.ts'
import { lastIdOf, nextCursorOf, type pagesOf } from '../api.ts'
import { type Cell, writeCsv } from './write-csv.ts'

const AT_ONCE = 200

/** A list as a file. Its columns are named as the API names them, in every language: programs read them. */
export type CsvList = {
  readonly name: InputOf<typeof recordListExport>['list']
  /** `cutAfter`: so many rows are in the file, of more; null where it has all. */
  readonly read: () => Promise<{ readonly csv: string; readonly cutAfter: number | null }>
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

const listOf = <E extends Endpoint, Row>(
  name: CsvList['name'],
  columns: Columns<Row>,
  ...[endpoint, asked, rowsOf, cursorOf = nextCursorOf]: Parameters<typeof pagesOf<E, Row>>
): CsvList => ({
  name,
  read: async () => {
    const { rows, isCut } = await collect(async (cursor) => {
      // with a limit and a cursor it is the whole input, which the generic hides from the compiler
      const input = { ...asked, limit: AT_ONCE, ...(cursor !== null && { cursor }) } as InputOf<E>
      const page = await call(endpoint, input)
      return { rows: rowsOf(page), next: cursorOf(page) ?? null }
    })
    const cells = Object.values(columns)
    const csv = writeCsv([Object.keys(columns), ...rows.map((row) => cells.map((of) => of(row)))])
    return { csv, cutAfter: isCut ? MAX_CSV_ROWS : null }
  },
})

/** Columns that are properties of a row. */
const same = <Name extends string>(...names: readonly Name[]): Columns<Readonly<Record<Name, Cell>>> =>
  Object.fromEntries(names.map((name) => [name, (row) => row[name]]))

const userColumns: Columns<AdminUser> = {
  ...same('id', 'username', 'email', 'role', 'is_active', 'is_verified'),
  ...same('credits', 'free_chapters', 'created_at', 'last_login', 'removal_at'),
}

export const usersCsv = (filters: InputOf<typeof adminUsers>): CsvList =>
  listOf('users', userColumns, adminUsers, filters, (users) => users, lastIdOf(AT_ONCE))

const purchaseColumns: Columns<AdminPurchase> = {
  ...same('id'),
  user_id: ({ user }) => user.id,
  username: ({ user }) => user.username,
  ...same('state'),
  package: ({ package_name }) => package_name,
  ...same('credits'),
  price_usd: ({ price }) => price,
  refunded_usd: ({ refunded }) => refunded,
  ...same('credits_taken_back', 'opened_at', 'paid_at', 'provider', 'reference'),
}

export const purchasesCsv = (filters: InputOf<typeof adminPurchases>): CsvList =>
  listOf('purchases', purchaseColumns, adminPurchases, filters, ({ purchases }) => purchases)

const ledgerColumns: Columns<LedgerEntry> = {
  ...same('id', 'at', 'kind', 'change', 'amount', 'balance', 'note'),
  chapter: ({ chapter }) => chapter?.title ?? null,
  package: ({ package_name }) => package_name,
}

export const ledgerCsv = (userId: string): CsvList =>
  listOf('ledger', ledgerColumns, userLedger, { id: userId }, ({ entries }) => entries)

const auditColumns: Columns<AuditEntry> = {
  ...same('id', 'at'),
  actor_id: ({ actor }) => actor?.id ?? 'operator',
  actor: ({ actor }) => actor?.username ?? null,
  subject_id: ({ subject }) => subject.id,
  subject: ({ subject }) => subject.username,
  act: ({ act }) => act.kind,
  details: ({ act: { kind: _kind, ...details } }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null),
  ...same('reason'),
}

export const auditCsv = (filters: InputOf<typeof auditLog>): CsvList =>
  listOf('audit', auditColumns, auditLog, filters, ({ entries }) => entries)

/** More do not fit into the memory of a phone, nor into a spreadsheet that anyone reads. */
export const MAX_CSV_ROWS = 20_000

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** All rows of a list that comes in pages, up to `MAX_CSV_ROWS`. `isCut`: there are more. */
export async function collect<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Page<Row> = await read(cursor)
    rows.push(...page.rows)
    if (page.next === null) return { rows, isCut: false }
    if (rows.length >= MAX_CSV_ROWS) return { rows: rows.slice(0, MAX_CSV_ROWS), isCut: true }
    cursor = page.next
  }
}
