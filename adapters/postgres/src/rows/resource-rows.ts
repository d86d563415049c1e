import {
  type Candidate,
  type ChapterId,
  type Link,
  REPORT_REASONS,
  RESOURCE_TYPES,
  type Resource,
  type ResourceId,
  type ResourceList,
} from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const LinkRow = defineEntity({
  name: 'LinkRow',
  tableName: 'links',
  properties: {
    address: p.text().primary(),
    source: p.text(),
    state: p.text().$type<Link['state']>(),
    checkedAt: p.datetime().nullable(),
    readAt: p.datetime().nullable(),
    nextCheckAt: p.datetime(),
    failingSince: p.datetime().nullable(),
    failure: p.text().nullable(),
    /** No other worker checks it until then. */
    claimedUntil: p.datetime().nullable(),
  },
})

export const ResourceListRow = defineEntity({
  name: 'ResourceListRow',
  tableName: 'resource_lists',
  properties: {
    chapterId: p.uuid().primary().$type<ChapterId>(),
    status: p.text().$type<ResourceList['status']>(),
    run: p.integer(),
    askedAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    refused: p.json().$type<readonly string[]>(),
  },
})

/** In JSON its time is a text. */
type StoredReplaced = Omit<NonNullable<Resource['replaced']>, 'at'> & { readonly at: string }
type StoredOffTopic = Omit<NonNullable<Resource['offTopic']>, 'since'> & { readonly since: string }

export const ResourceRow = defineEntity({
  name: 'ResourceRow',
  tableName: 'resources',
  properties: {
    id: p.uuid().primary().$type<ResourceId>(),
    chapterId: p.uuid().$type<ChapterId>(),
    /** From 1 on. */
    place: p.integer(),
    address: p.text(),
    title: p.text(),
    resourceType: p.enum(RESOURCE_TYPES),
    justification: p.text(),
    site: p.text(),
    language: p.text().nullable(),
    minutes: p.integer().nullable(),
    isFree: p.boolean().nullable(),
    isRead: p.boolean(),
    replaced: p.json().$type<StoredReplaced>().nullable(),
    reportReason: p.enum(REPORT_REASONS).nullable(),
    reportedAt: p.datetime().nullable(),
    reportsBefore: p.json().$type<Resource['reportsBefore']>(),
    offTopic: p.json().$type<StoredOffTopic>().nullable(),
  },
})

export const SourceAnswerRow = defineEntity({
  name: 'SourceAnswerRow',
  tableName: 'source_answers',
  properties: {
    source: p.text().primary(),
    /** Its digest. */
    query: p.text().primary(),
    candidates: p.json().$type<readonly Candidate[]>(),
    keptAt: p.datetime(),
    /** Null of what the version before has kept. */
    keepUntil: p.datetime().nullable(),
  },
})

export const SourceStateRow = defineEntity({
  name: 'SourceStateRow',
  tableName: 'source_states',
  properties: {
    name: p.text().primary(),
    used: p.integer(),
    windowStart: p.datetime(),
    pausedUntil: p.datetime().nullable(),
    failures: p.integer(),
    lastFailureAt: p.datetime().nullable(),
    lastFailure: p.text().nullable(),
    lastAnswerAt: p.datetime().nullable(),
  },
})
