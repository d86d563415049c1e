import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, withinDays } from '../shapes.ts'

export const adminFunnel = endpoint('GET', '/api/admin/funnel', 'admin', {
  summary:
    'From the landing page to a purchase, by day of UTC (the last 30, or those given, at most 366): what learners who signed up that day have done until now.',
  input: z.object(withinDays),
  reply: z.object({
    /** Newest first, none left out. Admins are not counted. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** How often the landing page was served that day, bots that say so left out: views, not persons. */
        views: count,
        sign_ups: count,
        verified: count,
        /** Each of these: how many of those who signed up have at least one. */
        conversations: count,
        plans: count,
        unlocks: count,
        purchases: count,
      }),
    ),
  }),
})
