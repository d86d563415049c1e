import { createHash } from 'node:crypto'
import {
  after,
  type Candidate,
  err,
  ok,
  queryKey,
  type SearchQuery,
  type SourceState,
  type SourceStore,
} from '@app/domain'
import type { PreparedQuery } from './queries/prepared-query.ts'

const FIND = 'SELECT candidates FROM source_answers WHERE source = $1 AND query = $2 AND kept_at > $3'

const KEEP = `
  INSERT INTO source_answers (source, query, candidates, kept_at, keep_until) VALUES ($1, $2, $3::json, $4, $5)
  ON CONFLICT (source, query) DO UPDATE SET
    candidates = excluded.candidates, kept_at = excluded.kept_at, keep_until = excluded.keep_until`

/**
 * A conflict waits for the other process and looks at what that has written, so that no two take the last request. The row beside it is of
 * the moment before, and says why nothing was taken.
 */
const TAKE = `
  WITH taken AS (
    INSERT INTO source_states AS state (name, used, window_start) VALUES ($1, 1, $2)
    ON CONFLICT (name) DO UPDATE SET
      used = CASE WHEN state.window_start <= $3 THEN 1 ELSE state.used + 1 END,
      window_start = CASE WHEN state.window_start <= $3 THEN excluded.window_start ELSE state.window_start END,
      paused_until = NULL
    WHERE (state.paused_until IS NULL OR state.paused_until <= excluded.window_start)
      AND (state.window_start <= $3 OR state.used < $4::integer)
    RETURNING name
  )
  SELECT EXISTS (SELECT FROM taken) AS "isTaken", used, window_start AS "windowStart", paused_until AS "pausedUntil"
  FROM (VALUES ($1)) AS asked (source) LEFT JOIN source_states ON name = source`

const ANSWERED = `
  INSERT INTO source_states (name, used, window_start, last_answer_at) VALUES ($1, 0, $2, $2)
  ON CONFLICT (name) DO UPDATE SET failures = 0, last_answer_at = excluded.last_answer_at`

const FAILED = `
  INSERT INTO source_states AS state (name, used, window_start, failures, last_failure_at, last_failure, paused_until)
  VALUES ($1, 0, $2, 1, $2, $3, $4)
  ON CONFLICT (name) DO UPDATE SET
    failures = state.failures + 1, last_failure_at = excluded.last_failure_at, last_failure = excluded.last_failure,
    paused_until = greatest(state.paused_until, excluded.paused_until)
  RETURNING failures`

const STATES = `
  SELECT name, used, window_start AS "windowStart", paused_until AS "pausedUntil", failures,
         last_failure_at AS "lastFailureAt", last_failure AS "lastFailure", last_answer_at AS "lastAnswerAt"
  FROM source_states ORDER BY name COLLATE "C"`

/** The version before said of no answer how long it may be stored: a day, the shortest that any source allows. */
const REMOVE = `DELETE FROM source_answers WHERE coalesce(keep_until, kept_at + interval '1 day') <= $1`

type Stored = Pick<SourceState, 'used' | 'windowStart' | 'pausedUntil'>
type Taken = { readonly isTaken: boolean } & { readonly [Column in keyof Stored]: Stored[Column] | null }

/** For all processes at once, with one statement each. */
export const makeSourceStore = (query: PreparedQuery): SourceStore => ({
  find: async (source, asked, since) => {
    type Row = { readonly candidates: readonly Candidate[] }
    const [found] = await query<Row>('source-answer', FIND, source, digestOf(asked), since)
    return found?.candidates ?? null
  },

  keep: async (source, asked, candidates, { at, until }) => {
    await query('keep-source-answer', KEEP, source, digestOf(asked), JSON.stringify(candidates), at, until)
  },

  take: async (source, { requests, within }, now) => {
    const [state] = await query<Taken>('take-from-source', TAKE, source, now, after(now, -within), requests)
    if (state?.isTaken) return ok(undefined)
    const { used = null, windowStart = null, pausedUntil = null } = state ?? {}
    const isPaused = pausedUntil !== null && pausedUntil > now
    if (isPaused && (used ?? 0) < requests) return err({ kind: 'limited', until: pausedUntil })
    // others may have begun a window and used it up in this very moment
    const begun = windowStart === null ? now : after(windowStart, within) > now ? windowStart : now
    const windowEnd = after(begun, within)
    return err({ kind: 'limited', until: isPaused && pausedUntil > windowEnd ? pausedUntil : windowEnd })
  },

  answered: async (source, at) => {
    await query('source-answered', ANSWERED, source, at)
  },

  failed: async (source, { at, detail, pausedUntil }) => {
    // it may quote anything, and a text of the database holds no NUL
    const reason = detail.replaceAll('\0', '\u{FFFD}')
    const [row] = await query<Pick<SourceState, 'failures'>>('source-failed', FAILED, source, at, reason, pausedUntil)
    return row?.failures ?? 1
  },

  states: () => query<SourceState>('source-states', STATES),

  removeExpired: async (now) => {
    await query('remove-source-answers', REMOVE, now)
  },
})

/** Short, however long a query is. */
const digestOf = (query: SearchQuery): string => createHash('sha256').update(queryKey(query)).digest('hex')
