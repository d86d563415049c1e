import { type InferKyselyDB, MikroORM } from '@mikro-orm/postgresql'
import { CamelCasePlugin, type Kysely } from 'kysely'
import { types } from 'pg'
import { RegistrationRow, SecretLinkRow, SessionRow, UserRow } from './rows/account-rows.ts'
import { LedgerEntryRow, PurchaseRow, WalletRow } from './rows/credit-rows.ts'
import {
  ChapterPartRow,
  ChapterRow,
  ChapterVersionRow,
  CheckAttemptRow,
  ConversationRow,
  PlacementRow,
  PlanRow,
  PlanVersionRow,
  TurnRow,
} from './rows/learning-rows.ts'
import {
  AuditEntryRow,
  LandingViewsRow,
  MailRecordRow,
  ModelCallRow,
  OperatorAlertRow,
  StaffNoteRow,
} from './rows/record-rows.ts'
import { LinkRow, ResourceListRow, ResourceRow, SourceAnswerRow, SourceStateRow } from './rows/resource-rows.ts'
import { LIMITED } from './session.ts'

const entities = [
  AuditEntryRow,
  ChapterPartRow,
  ChapterRow,
  ChapterVersionRow,
  CheckAttemptRow,
  ConversationRow,
  LandingViewsRow,
  LedgerEntryRow,
  LinkRow,
  MailRecordRow,
  ModelCallRow,
  OperatorAlertRow,
  PlacementRow,
  PlanRow,
  PlanVersionRow,
  PurchaseRow,
  RegistrationRow,
  ResourceListRow,
  ResourceRow,
  SecretLinkRow,
  SessionRow,
  SourceAnswerRow,
  SourceStateRow,
  StaffNoteRow,
  TurnRow,
  UserRow,
  WalletRow,
] as const

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

const databaseIn = ({ pathname, username }: URL): string => decodeURIComponent(pathname.slice(1) || username)
