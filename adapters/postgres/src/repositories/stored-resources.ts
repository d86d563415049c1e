import type { Resource } from '@app/domain'
import { type AsJson, withTimes } from '../queries/stored-rows.ts'

/** Fields of a resource as JSON, in the domain's shape but for its times, which are texts. */
export const RESOURCE = `
  'id', resources.id, 'address', resources.address, 'title', resources.title, 'resourceType', resource_type, 'justification', justification,
  'site', site, 'language', language, 'minutes', resources.minutes, 'isFree', is_free, 'isRead', is_read,
  'replaced', replaced, 'report', CASE WHEN report_reason IS NOT NULL THEN json_build_object('reason', report_reason, 'at', reported_at) END,
  'reportsBefore', reports_before, 'offTopic', off_topic`

/** Of the row of `resource_lists` that it stands beside, in their order. */
export const RESOURCES = `(
  SELECT coalesce(json_agg(json_build_object(${RESOURCE}) ORDER BY place), '[]')
  FROM resources WHERE resources.chapter_id = resource_lists.chapter_id)`

export const readResource = <R extends AsJson<Resource>>(stored: R) => ({
  ...stored,
  replaced: stored.replaced && withTimes(stored.replaced, 'at'),
  report: stored.report && withTimes(stored.report, 'at'),
  offTopic: stored.offTopic && withTimes(stored.offTopic, 'since'),
})
