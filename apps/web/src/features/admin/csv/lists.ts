import {
  type AdminPurchase,
  type AdminUser,
  type AuditEntry,
  adminPurchases,
  adminUsers,
  auditLog,
  type InputOf,
  type LedgerEntry,
  type recordListExport,
  userLedger,
} from '@app/contract'
import { call } from '../../../api/call.ts'
import { collect, MAX_CSV_ROWS } from './collect.ts'
import { type Cell, writeCsv } from './write-csv.ts'

const AT_ONCE = 200

/** A list as a file. Its columns are named as the API names them, in every language: programs read them. */
export type CsvList = {
  readonly name: InputOf<typeof recordListExport>['list']
  /** `cutAfter`: so many rows are in the file, of more; null where it has all. */
  readonly read: () => Promise<{ readonly csv: string; readonly cutAfter: number | null }>
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

const listOf = <Row>(
  name: CsvList['name'],
  columns: Columns<Row>,
  read: Parameters<typeof collect<Row>>[0],
): CsvList => ({
  name,
  read: async () => {
    const { rows, isCut } = await collect(read)
    const cells = Object.values(columns)
    const csv = writeCsv([Object.keys(columns), ...rows.map((row) => cells.map((of) => of(row)))])
    return { csv, cutAfter: isCut ? MAX_CSV_ROWS : null }
  },
})

/** Columns that are properties of a row. */
const same = <Name extends string>(...names: readonly Name[]): Columns<Readonly<Record<Name, Cell>>> =>
  Object.fromEntries(names.map((name) => [name, (row) => row[name]]))

const after = (cursor: string | null) => ({ limit: AT_ONCE, ...(cursor !== null && { cursor }) })

const userColumns: Columns<AdminUser> = {
  ...same('id', 'username', 'email', 'role', 'is_active', 'is_verified'),
  ...same('credits', 'free_chapters', 'created_at', 'last_login', 'removal_at'),
}

export const usersCsv = (filters: InputOf<typeof adminUsers>): CsvList =>
  listOf('users', userColumns, async (cursor) => {
    const rows = await call(adminUsers, { ...filters, ...after(cursor) })
    return { rows, next: rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null }
  })

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
  listOf('purchases', purchaseColumns, async (cursor) => {
    const { purchases, next_cursor } = await call(adminPurchases, { ...filters, ...after(cursor) })
    return { rows: purchases, next: next_cursor }
  })

const ledgerColumns: Columns<LedgerEntry> = {
  ...same('id', 'at', 'kind', 'change', 'amount', 'balance', 'note'),
  chapter: ({ chapter }) => chapter?.title ?? null,
  package: ({ package_name }) => package_name,
}

export const ledgerCsv = (userId: string): CsvList =>
  listOf('ledger', ledgerColumns, async (cursor) => {
    const { entries, next_cursor } = await call(userLedger, { id: userId, ...after(cursor) })
    return { rows: entries, next: next_cursor }
  })

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
  listOf('audit', auditColumns, async (cursor) => {
    const { entries, next_cursor } = await call(auditLog, { ...filters, ...after(cursor) })
    return { rows: entries, next: next_cursor }
  })
