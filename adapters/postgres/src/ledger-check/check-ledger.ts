import { type Database, rowsOf } from '../orm.ts'
import { CHAPTERS_ARE_PAID, PURCHASES_ARE_CREDITED } from './bought-and-paid.ts'
import { type Judgement, judgeContent } from './content.ts'
import { AMOUNTS, BALANCES, GRANTS, KEYS, NOT_NEGATIVE } from './entries.ts'

/**
 * Keys as the domain's `jobKey` makes them. A running job may just have finished its work, or have lost its worker and run once
 * more: without anything that waits for it, it is no fault. Nor is the job of a revision that was discarded, or of an added chapter
 * that was dropped, or of a placement for a goal that was changed, or of a chapter that was open before its turn came, as all of it had
 * been prepared, or of a search for resources after which another one was asked for, or of the check of a version that is not shown: it
 * finds nothing to do, or nothing that a page waits for.
 */
const GENERATIONS = `
  SELECT key AS place, CASE
    WHEN job_state IS NULL THEN format('The %s %s is %s, and there is no live job %s.', what, id, status, key)
    WHEN what IS NULL AND job_state NOT IN ('active', 'retry') AND key !~ '^(revise-plan|outline-chapter|write-placement|find-resources|check-resource|write-check):'
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
    SELECT 'check of chapter', id, 'PENDING', format('write-check:%s:%s', id, coalesce(versions ->> 'shown', '1'))
    FROM chapters WHERE content -> 'isCheckPending' IS NOT NULL
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
    WHERE name IN ('draft-plan', 'write-chapter', 'revise-plan', 'outline-chapter', 'write-placement', 'rewrite-chapter', 'write-check', 'find-resources', 'check-resource') AND policy = 'exclusive' AND state <= 'active'
  ) AS jobs USING (key)`

/** Rate limits are unlogged on purpose: see their migration. */
const DURABILITY = `
  SELECT '1 ' || name AS place,
         CASE WHEN setting = 'off' THEN format('The setting %s is off, and a crash may lose what was acknowledged.', name) END AS fault
  FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')
  UNION ALL
  SELECT '2 ' || relname,
         CASE WHEN relpersistence <> 'p' THEN format('The table %s is not logged, and a crash empties it.', relname) END
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname IN ('public', 'pgboss') AND relname <> 'rate_limits'`

export type LedgerFinding = Judgement & {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10'
  /** The invariant in words. */
  readonly says: string
}

/** Asks every invariant of one moment of a database, also of one that is in use, and changes nothing. All ten answer. */
export const checkLedger = (database: Database): Promise<readonly LedgerFinding[]> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(judgeAll)

/** The same within a transaction of the caller. */
export async function judgeAll(moment: Database): Promise<readonly LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const { invariant, says, judge } of INVARIANTS) findings.push({ invariant, says, ...(await judge(moment)) })
  return findings
}

type Invariant = Pick<LedgerFinding, 'invariant' | 'says'> & {
  readonly judge: (moment: Database) => Promise<Judgement>
}

/** `rows` has a row for each thing that was looked at: `place` puts them in order, `fault` is null for one that is right. */
const bySql = (rows: string) => async (moment: Database) => {
  const judged = `
    SELECT count(*)::integer AS checked, count(fault)::integer AS broken,
           (array_agg(fault ORDER BY place) FILTER (WHERE fault IS NOT NULL))[1] AS first
    FROM (${rows}) AS looked_at`
  return (await rowsOf<Judgement>(moment, judged))[0] ?? { checked: 0, broken: 0, first: null }
}

const INVARIANTS: readonly Invariant[] = [
  { invariant: 'I1', says: 'A balance is the sum of its ledger.', judge: bySql(BALANCES) },
  { invariant: 'I2', says: 'A balance is never below 0.', judge: bySql(NOT_NEGATIVE) },
  {
    invariant: 'I3',
    says: 'An entry has a key that no other entry has, of the form that fits what it is about.',
    judge: bySql(KEYS),
  },
  {
    invariant: 'I4',
    says: 'A paid chapter is captured once when it is COMPLETE, held once while it is in progress, and otherwise neither.',
    judge: bySql(CHAPTERS_ARE_PAID),
  },
  {
    invariant: 'I5',
    says: 'Credits come from purchases that were paid, once each, and go back with the money.',
    judge: bySql(PURCHASES_ARE_CREDITED),
  },
  {
    invariant: 'I6',
    says: 'What is PENDING, GENERATING or SEARCHING has a live job or waits for a chapter before it, and every job is waited for.',
    judge: bySql(GENERATIONS),
  },
  { invariant: 'I7', says: 'Content and questions of a COMPLETE chapter satisfy their schema.', judge: judgeContent },
  { invariant: 'I8', says: 'What was acknowledged is on the disk.', judge: bySql(DURABILITY) },
  {
    invariant: 'I9',
    says: 'An admin act has its audit row: what was granted or taken back, and the other way round, for the same user and amount.',
    judge: bySql(GRANTS),
  },
  { invariant: 'I10', says: 'Amounts are above 0, and a price is never below it.', judge: bySql(AMOUNTS) },
]
