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
import { collect } from './collect.ts'
import type { Cell } from './write-csv.ts'

const AT_ONCE = 200

/** A list as a file. Its columns are named as the API names them, in every language: programs read them. */
export type CsvList = {
  readonly name: InputOf<typeof recordListExport>['list']
  readonly read: () => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly isCut: boolean }>
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

function listOf<Row>(name: CsvList['name'], columns: Columns<Row>, read: Parameters<typeof collect<Row>>[0]): CsvList {
  return {
    name,
    read: async () => {
      const { rows, isCut } = await collect(read)
      const cells = Object.values(columns)
      return { rows: [Object.keys(columns), ...rows.map((row) => cells.map((of) => of(row)))], isCut }
    },
  }
}

const after = (cursor: string | null) => ({ limit: AT_ONCE, ...(cursor !== null && { cursor }) })

const userColumns: Columns<AdminUser> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role,
  is_active: ({ is_active }) => is_active,
  is_verified: ({ is_verified }) => is_verified,
  credits: ({ credits }) => credits,
  free_chapters: ({ free_chapters }) => free_chapters,
  created_at: ({ created_at }) => created_at,
  last_login: ({ last_login }) => last_login,
  removal_at: ({ removal_at }) => removal_at,
}

export const usersCsv = (filters: InputOf<typeof adminUsers>): CsvList =>
  listOf('users', userColumns, async (cursor) => {
    const rows = await call(adminUsers, { ...filters, ...after(cursor) })
    return { rows, next: rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null }
  })

const purchaseColumns: Columns<AdminPurchase> = {
  id: ({ id }) => id,
  user_id: ({ user }) => user.id,
  username: ({ user }) => user.username,
  state: ({ state }) => state,
  package: ({ package_name }) => package_name,
  credits: ({ credits }) => credits,
  price_usd: ({ price }) => price,
  refunded_usd: ({ refunded }) => refunded,
  credits_taken_back: ({ credits_taken_back }) => credits_taken_back,
  opened_at: ({ opened_at }) => opened_at,
  paid_at: ({ paid_at }) => paid_at,
  provider: ({ provider }) => provider,
  reference: ({ reference }) => reference,
}

export const purchasesCsv = (filters: InputOf<typeof adminPurchases>): CsvList =>
  listOf('purchases', purchaseColumns, async (cursor) => {
    const { purchases, next_cursor } = await call(adminPurchases, { ...filters, ...after(cursor) })
    return { rows: purchases, next: next_cursor }
  })

const ledgerColumns: Columns<LedgerEntry> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  change: ({ change }) => change,
  amount: ({ amount }) => amount,
  balance: ({ balance }) => balance,
  note: ({ note }) => note,
  chapter: ({ chapter }) => chapter?.title ?? null,
  package: ({ package_name }) => package_name,
}

export const ledgerCsv = (userId: string): CsvList =>
  listOf('ledger', ledgerColumns, async (cursor) => {
    const { entries, next_cursor } = await call(userLedger, { id: userId, ...after(cursor) })
    return { rows: entries, next: next_cursor }
  })

const auditColumns: Columns<AuditEntry> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  actor_id: ({ actor }) => actor?.id ?? 'operator',
  actor: ({ actor }) => actor?.username ?? null,
  subject_id: ({ subject }) => subject.id,
  subject: ({ subject }) => subject.username,
  act: ({ act }) => act.kind,
  details: ({ act: { kind: _kind, ...details } }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null),
  reason: ({ reason }) => reason,
}

export const auditCsv = (filters: InputOf<typeof auditLog>): CsvList =>
  listOf('audit', auditColumns, async (cursor) => {
    const { entries, next_cursor } = await call(auditLog, { ...filters, ...after(cursor) })
    return { rows: entries, next: next_cursor }
  })
