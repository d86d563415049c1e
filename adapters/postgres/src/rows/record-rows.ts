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
import { defineEntity, p } from '@mikro-orm/core'

/** Without its position, which the database alone writes, and only statements of plain SQL read. */
export const AuditEntryRow = defineEntity({
  name: 'AuditEntryRow',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary().$type<AuditEntryId>(),
    actorId: p.uuid().$type<UserId>().nullable(),
    act: p.json().$type<AdminAction>(),
    subjectId: p.uuid().$type<UserId>(),
    reason: p.text().nullable(),
    at: p.datetime(),
  },
})

export const ModelCallRow = defineEntity({
  name: 'ModelCallRow',
  tableName: 'model_calls',
  properties: {
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
  },
})

export const StaffNoteRow = defineEntity({
  name: 'StaffNoteRow',
  tableName: 'staff_notes',
  properties: {
    id: p.uuid().primary().$type<StaffNoteId>(),
    userId: p.uuid().$type<UserId>(),
    authorId: p.uuid().$type<UserId>().nullable(),
    text: p.text(),
    at: p.datetime(),
  },
})

export const MailRecordRow = defineEntity({
  name: 'MailRecordRow',
  tableName: 'mail_records',
  properties: {
    id: p.text().primary(),
    userId: p.uuid().$type<UserId>(),
    mail: p.text().$type<MailRecord['mail']>(),
    state: p.text().$type<MailRecord['state']>(),
    at: p.datetime(),
  },
})

export const OperatorAlertRow = defineEntity({
  name: 'OperatorAlertRow',
  tableName: 'operator_alerts',
  properties: {
    kind: p.text().primary().$type<AlertKind>(),
    sentAt: p.datetime(),
  },
})

export const LandingViewsRow = defineEntity({
  name: 'LandingViewsRow',
  tableName: 'landing_views',
  properties: {
    day: p.datetime().primary(),
    views: p.integer(),
  },
})
