import {
  type Link,
  MAX_TROUBLED_LINKS,
  type ResourceList,
  type ResourceReadModels,
  type TroubledLink,
} from '@app/domain'
import type { PreparedQuery } from './prepared-query.ts'
import { type AsJson, withTimes } from './stored-rows.ts'

// Few are reported. Of those that fail the newest are enough, by an index in that order.
const NEWEST = `
  SELECT address, max(since) AS since FROM (
    (SELECT address, failing_since AS since FROM links WHERE state IN ('failing', 'gone')
     ORDER BY failing_since DESC, address LIMIT ${MAX_TROUBLED_LINKS})
    UNION ALL
    (SELECT address, max(reported_at) FROM resources WHERE reported_at IS NOT NULL GROUP BY address)
  ) AS either GROUP BY address`

const reportsOf = (reason: string): string =>
  `'${reason}', (count(*) FILTER (WHERE report_reason = '${reason}'))::integer`

/** Each count is index-only: there may be many rows. */
const RESOURCES = `
  SELECT
    (SELECT json_object_agg(state, count) FROM (
      SELECT state, count(*)::integer FROM links GROUP BY state) AS counted) AS links,
    (SELECT json_object_agg(status, count) FROM (
      SELECT status, count(*)::integer FROM resource_lists GROUP BY status) AS counted) AS lists,
    (SELECT coalesce(json_agg(json_build_object(
       'address', address, 'source', source, 'state', state, 'failure', failure, 'failingSince', failing_since, 'readAt', read_at,
       'chapters', chapters, 'reports', reports) ORDER BY since DESC, address COLLATE "C"), '[]')
     FROM (
       SELECT links.*, since FROM (${NEWEST}) AS newest JOIN links USING (address)
       ORDER BY since DESC, address COLLATE "C" LIMIT ${MAX_TROUBLED_LINKS}
     ) AS troubled
     CROSS JOIN LATERAL (
       SELECT count(DISTINCT chapter_id)::integer AS chapters,
              json_build_object(${['dead', 'off-topic', 'paywall', 'other'].map(reportsOf).join(', ')}) AS reports
       FROM resources WHERE resources.address = troubled.address
     ) AS shown) AS troubled`

type Stored = {
  readonly links: { readonly [State in Link['state']]?: number } | null
  readonly lists: { readonly [Status in ResourceList['status']]?: number } | null
  readonly troubled: readonly AsJson<TroubledLink>[]
}

export const makeResourceReadModels = (query: PreparedQuery): ResourceReadModels => ({
  resourceHealth: async () => {
    const [found] = await query<Stored>('admin-resources', RESOURCES)
    return {
      links: { unchecked: 0, live: 0, failing: 0, gone: 0, ...found?.links },
      lists: { searching: 0, settled: 0, unreachable: 0, ...found?.lists },
      troubled: (found?.troubled ?? []).map((link) => withTimes(link, 'failingSince', 'readAt')),
    }
  },
})
