import type {
  AdminAction,
  AlertKind,
  AuditEntryId,
  ChapterId,
  MailRecord,
  ModelCall,
  ModelCallId,
  PlanId,
  StaffNoteId,
  UserId,
} from '@app/domain'
import { p } from '@mikro-orm/core'
import { table } from './table.ts'

/** Without its position, which the database alone writes, and only statements of plain SQL read. */
export const AuditEntryRow = table('audit_entries', {
  id: p.uuid().primary().$type<AuditEntryId>(),
  actorId: p.uuid().$type<UserId>().nullable(),
  act: p.json().$type<AdminAction>(),
  subjectId: p.uuid().$type<UserId>(),
  reason: p.text().nullable(),
  at: p.datetime(),
})

export const ModelCallRow = table('model_calls', {
  id: p.uuid().primary().$type<ModelCallId>(),
  purpose: p.text().$type<ModelCall['purpose']>(),
  version: p.integer().nullable(),
  userId: p.uuid().$type<UserId>().nullable(),
  planId: p.uuid().$type<PlanId>().nullable(),
  chapterId: p.uuid().$type<ChapterId>().nullable(),
  model: p.text(),
  startedAt: p.datetime(),
  outcome: p.text().$type<ModelCall['outcome']>(),
  inputTokens: p.integer().nullable(),
  outputTokens: p.integer().nullable(),
  faults: p.array<string>().columnType('text[]'),
  milliseconds: p.integer().nullable(),
  cost: p.bigint().nullable(),
  requestId: p.text().nullable(),
})

export const StaffNoteRow = table('staff_notes', {
  id: p.uuid().primary().$type<StaffNoteId>(),
  userId: p.uuid().$type<UserId>(),
  authorId: p.uuid().$type<UserId>().nullable(),
  text: p.text(),
  at: p.datetime(),
})

export const MailRecordRow = table('mail_records', {
  id: p.text().primary(),
  userId: p.uuid().$type<UserId>(),
  mail: p.text().$type<MailRecord['mail']>(),
  state: p.text().$type<MailRecord['state']>(),
  at: p.datetime(),
})

export const OperatorAlertRow = table('operator_alerts', {
  kind: p.text().primary().$type<AlertKind>(),
  sentAt: p.datetime(),
})

export const LandingViewsRow = table('landing_views', {
  day: p.datetime().primary(),
  views: p.integer(),
})
