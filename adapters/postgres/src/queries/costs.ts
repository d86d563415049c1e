import { after, type Costs, DAY, type HealthReadModels } from '@app/domain'
import type { PreparedQuery } from './prepared-query.ts'

const CALLS = 'model_calls WHERE started_at >= $1 AND started_at < $2'
// Sums of bigint are numeric, which comes as text: a number that may have a fraction holds every sum exactly that will ever be.
const COST = 'count(*)::integer AS calls, coalesce(sum(cost), 0)::float8 AS cost'

/** By the clock and not by the calendar: a day has 24 hours here, whatever the server's time zone is. */
const dayOf = (time: string): string => `floor(extract(epoch FROM ${time} - $1) / 86400)::integer`

const DAYS = `
  SELECT $1::timestamptz + day * interval '24 hours' AS day, coalesce(calls, 0) AS calls, coalesce(cost, 0) AS cost,
         coalesce(earned, 0) AS "creditsEarned", coalesce(bought, 0) AS "creditsBought"
  FROM generate_series(0, ${dayOf('$2::timestamptz')} - 1) AS day
  LEFT JOIN (SELECT ${dayOf('started_at')} AS day, ${COST} FROM ${CALLS} GROUP BY 1) AS called USING (day)
  LEFT JOIN (
    SELECT ${dayOf('at')} AS day, (sum(amount) FILTER (WHERE kind = 'captured'))::integer AS earned,
           (sum(amount) FILTER (WHERE kind = 'purchased'))::integer AS bought
    FROM ledger_entries WHERE kind IN ('captured', 'purchased') AND at >= $1 AND at < $2 GROUP BY 1
  ) AS moved USING (day)
  ORDER BY day`

const MOST_EXPENSIVE_FIRST = 'ORDER BY cost DESC, calls DESC, id LIMIT $3'

const USERS = `
  SELECT called.id AS "userId", username, calls, cost,
         (SELECT coalesce(sum(amount), 0)::integer FROM ledger_entries
          WHERE user_id = called.id AND kind = 'captured' AND at >= $1 AND at < $2) AS "creditsPaid"
  FROM (SELECT user_id AS id, ${COST} FROM ${CALLS} AND user_id IS NOT NULL GROUP BY user_id ${MOST_EXPENSIVE_FIRST}) AS called
  LEFT JOIN users USING (id)
  ORDER BY cost DESC, calls DESC, called.id`

const CHAPTERS = `
  SELECT called.id AS "chapterId", chapters.title, plans.title AS "planTitle", user_id AS "learnerId",
         username AS "learnerName", calls, cost,
         coalesce((SELECT amount FROM ledger_entries WHERE chapter_id = called.id AND kind = 'captured'), 0) AS "creditsPaid"
  FROM (SELECT chapter_id AS id, ${COST} FROM ${CALLS} AND chapter_id IS NOT NULL GROUP BY chapter_id ${MOST_EXPENSIVE_FIRST}) AS called
  LEFT JOIN (chapters JOIN plans ON plans.id = plan_id JOIN users ON users.id = user_id) ON chapters.id = called.id
  ORDER BY cost DESC, calls DESC, called.id`

// An answer that its listener stopped for its faults came to an end of its own: it is one, too.
const UNFIT = `(outcome = 'bad-answer' OR faults <> '{}')`

const TASKS = `
  SELECT purpose, version, ${COST}, sum(input_tokens)::float8 AS "inputTokens", sum(output_tokens)::float8 AS "outputTokens",
         (count(*) FILTER (WHERE outcome = 'answered' OR ${UNFIT}))::integer AS answers,
         (count(*) FILTER (WHERE ${UNFIT}))::integer AS unfit
  FROM ${CALLS} GROUP BY purpose, version
  ORDER BY cost DESC, calls DESC, purpose COLLATE "C", version DESC NULLS LAST`

const TOTALS = `
  SELECT (SELECT count(*)::integer FROM ${CALLS} AND cost IS NULL) AS "callsWithoutPrice",
         (SELECT avg(cost)::float8 FROM chapters
          JOIN (SELECT chapter_id, sum(cost) AS cost FROM ${CALLS} GROUP BY chapter_id) AS called ON chapter_id = id
          WHERE kind = 'open') AS "averageChapterCost"`

type Totals = Pick<Costs, 'averageChapterCost' | 'callsWithoutPrice'>

export async function readCosts(query: PreparedQuery, time: Parameters<HealthReadModels['costs']>[0]): Promise<Costs> {
  const { from, days: count, most } = time
  const to = after(from, count * DAY)
  // in sequence: a year is much to read, and learners need the other connections
  const days = await query<Costs['days'][number]>('costs-days', DAYS, from, to)
  const users = await query<Costs['users'][number]>('costs-users', USERS, from, to, most)
  const chapters = await query<Costs['chapters'][number]>('costs-chapters', CHAPTERS, from, to, most)
  const tasks = await query<Costs['tasks'][number]>('costs-tasks', TASKS, from, to)
  const [totals] = await query<Totals>('costs-totals', TOTALS, from, to)
  return { days, users, chapters, tasks, averageChapterCost: null, callsWithoutPrice: 0, ...totals }
}
