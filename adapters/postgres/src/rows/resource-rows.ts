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
import { p } from '@mikro-orm/core'
import { table } from './table.ts'

export const LinkRow = table('links', {
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
})

export const ResourceListRow = table('resource_lists', {
  chapterId: p.uuid().primary().$type<ChapterId>(),
  status: p.text().$type<ResourceList['status']>(),
  run: p.integer(),
  askedAt: p.datetime(),
  settledAt: p.datetime().nullable(),
  refused: p.json().$type<readonly string[]>(),
})

/** In JSON its time is a text. */
type StoredReplaced = Omit<NonNullable<Resource['replaced']>, 'at'> & { readonly at: string }
type StoredOffTopic = Omit<NonNullable<Resource['offTopic']>, 'since'> & { readonly since: string }

export const ResourceRow = table('resources', {
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
})

export const SourceAnswerRow = table('source_answers', {
  source: p.text().primary(),
  /** Its digest. */
  query: p.text().primary(),
  candidates: p.json().$type<readonly Candidate[]>(),
  keptAt: p.datetime(),
  /** Null of what the version before has kept. */
  keepUntil: p.datetime().nullable(),
})

export const SourceStateRow = table('source_states', {
  name: p.text().primary(),
  used: p.integer(),
  windowStart: p.datetime(),
  pausedUntil: p.datetime().nullable(),
  failures: p.integer(),
  lastFailureAt: p.datetime().nullable(),
  lastFailure: p.text().nullable(),
  lastAnswerAt: p.datetime().nullable(),
})
