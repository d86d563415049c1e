/**
 * Keys as the domain's `jobKey` makes them. A running job may just have finished its work, or have lost its worker and run once
 * more: without anything that waits for it, it is no fault. Nor is the job of a revision that was discarded, or of an added chapter
 * that was dropped, or of a placement for a goal that was changed, or of a chapter that was open before its turn came, as all of it had
 * been prepared, or of a search for resources after which another one was asked for: it finds nothing to do.
 */
export const GENERATIONS = `
  SELECT key AS place, CASE
    WHEN job_state IS NULL THEN format('The %s %s is %s, and there is no live job %s.', what, id, status, key)
    WHEN what IS NULL AND job_state NOT IN ('active', 'retry') AND key !~ '^(revise-plan|outline-chapter|write-placement|find-resources|check-resource):'
      AND NOT EXISTS (SELECT FROM chapters WHERE kind = 'open' AND format('write-chapter:%s:%s', chapters.id, attempt) = key) THEN format('The job %s is live (%s), and nothing waits for it.', key, job_state)
  END AS fault
  FROM (
    SELECT 'plan' AS what, id, upper(generation) AS status, format('draft-plan:%s:%s', id, run) AS key
    FROM plans WHERE generation IN ('pending', 'generating')
    UNION ALL
    SELECT 'chapter', id, upper(step), format('write-chapter:%s:%s', id, attempt) FROM (
      -- chapters are written in order: those behind it have no job yet
      SELECT DISTINCT ON (plan_id) id, step, attempt FROM chapters WHERE kind = 'preparing' ORDER BY plan_id, number
    ) AS next
    UNION ALL
    SELECT 'revision of plan', id, 'PENDING', format('revise-plan:%s:%s', id, revision ->> 'id') FROM plans WHERE revision ->> 'kind' = 'pending'
    UNION ALL
    SELECT 'rewrite of chapter', id, 'PENDING', format('rewrite-chapter:%s:%s', id, versions -> 'rewrite' ->> 'run')
    FROM chapters WHERE versions -> 'rewrite' ->> 'kind' = 'pending'
    UNION ALL
    SELECT 'outline of chapter', id, 'PENDING', format('outline-chapter:%s:%s', plan_id, id) FROM chapters WHERE kind = 'locked' AND outlining = 'pending'
    UNION ALL
    SELECT 'placement', conversation_id, 'PENDING', format('write-placement:%s', id) FROM placements WHERE kind = 'writing'
    UNION ALL
    SELECT 'search for resources of chapter', chapter_id, 'SEARCHING', coalesce((
      SELECT format('check-resource:%s:%s', id, run) FROM resources
      WHERE resources.chapter_id = resource_lists.chapter_id AND reported_at = asked_at ORDER BY place LIMIT 1
    ), format('find-resources:%s:%s', chapter_id, run))
    FROM resource_lists WHERE status = 'searching'
  ) AS waiting
  FULL JOIN (
    SELECT singleton_key AS key, state::text AS job_state FROM pgboss.job
    WHERE name IN ('draft-plan', 'write-chapter', 'revise-plan', 'outline-chapter', 'write-placement', 'rewrite-chapter', 'find-resources', 'check-resource') AND policy = 'exclusive' AND state <= 'active'
  ) AS jobs USING (key)`

/** Rate limits are unlogged on purpose: see their migration. */
export const DURABILITY = `
  SELECT '1 ' || name AS place,
         CASE WHEN setting = 'off' THEN format('The setting %s is off, and a crash may lose what was acknowledged.', name) END AS fault
  FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')
  UNION ALL
  SELECT '2 ' || relname,
         CASE WHEN relpersistence <> 'p' THEN format('The table %s is not logged, and a crash empties it.', relname) END
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname IN ('public', 'pgboss') AND relname <> 'rate_limits'`
