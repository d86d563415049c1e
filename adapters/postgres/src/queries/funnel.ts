import type { FunnelDay, FunnelReadModels } from '@app/domain'
import type { PreparedQuery } from './prepared-query.ts'

// Each step is one index lookup for each user of these days.
const FUNNEL = `
  WITH steps AS (
    SELECT date_trunc('day', created_at, 'UTC') AS day, verified_at,
           EXISTS (SELECT FROM conversations WHERE user_id = users.id) AS talked,
           EXISTS (SELECT FROM plans WHERE user_id = users.id AND generation = 'complete') AS planned,
           EXISTS (SELECT FROM plans JOIN chapters ON plan_id = plans.id
                   WHERE user_id = users.id AND (chapters.kind <> 'locked' OR chapters.attempt > 0)) AS unlocked,
           EXISTS (SELECT FROM purchases WHERE user_id = users.id AND kind = 'paid') AS bought
    FROM users WHERE created_at >= $1 AND created_at < $2 AND role = 'standard'
  ), sums AS (
    SELECT day, count(*) AS "signUps", count(verified_at) AS verified, count(*) FILTER (WHERE talked) AS conversations,
           count(*) FILTER (WHERE planned) AS plans, count(*) FILTER (WHERE unlocked) AS unlocks,
           count(*) FILTER (WHERE bought) AS purchases
    FROM steps GROUP BY day
  )
  SELECT days.day, coalesce(views, 0) AS views, coalesce("signUps", 0)::integer AS "signUps",
         coalesce(verified, 0)::integer AS verified, coalesce(conversations, 0)::integer AS conversations,
         coalesce(plans, 0)::integer AS plans, coalesce(unlocks, 0)::integer AS unlocks,
         coalesce(purchases, 0)::integer AS purchases
  FROM generate_series($1::timestamptz, $2::timestamptz - interval '24 hours', interval '24 hours') AS days (day)
  LEFT JOIN sums ON sums.day = days.day LEFT JOIN landing_views ON landing_views.day = days.day
  ORDER BY days.day DESC`

const ADD_VIEWS = `
  INSERT INTO landing_views (day, views) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET views = landing_views.views + excluded.views`

export const makeFunnelReadModels = (query: PreparedQuery): FunnelReadModels => ({
  funnel: ({ from, to }) => query<FunnelDay>('admin-funnel', FUNNEL, from, to),
})

/** Adds views of the landing page to those of that day. */
export const makeAddLandingViews =
  (query: PreparedQuery) =>
  async (day: Date, views: number): Promise<void> => {
    await query('add-landing-views', ADD_VIEWS, day, views)
  }
