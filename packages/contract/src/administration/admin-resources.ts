import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, time } from '../shapes.ts'

export const resourceSource = z.object({
  name: z.string(),
  title: z.string(),
  /** `ready`: it is asked; `paused`: not before `paused_until`; `used-up`: its budget is, until the next window. */
  state: z.enum(['ready', 'paused', 'used-up']),
  /** Requests in the current window of `window_seconds`, of at most `limit`. */
  used: count,
  limit: count,
  window_seconds: count,
  paused_until: z.nullable(time),
  /** In a row. */
  failures: count,
  /** For the operator, as the source's adapter describes it. */
  last_failure: z.nullable(z.string()),
  last_failure_at: z.nullable(time),
  last_answer_at: z.nullable(time),
})
export type ResourceSourceState = z.infer<typeof resourceSource>

export const troubledLink = z.object({
  address: z.string(),
  source: z.string(),
  state: z.enum(['unchecked', 'live', 'failing', 'gone']),
  /** What reading it showed, such as 'HTTP 404'; null where only learners reported it. */
  failure: z.nullable(z.string()),
  failing_since: z.nullable(time),
  read_at: z.nullable(time),
  /** How many chapters show it. */
  chapters: count,
  /** How many learners reported it, by reason. */
  reports: z.object({ dead: count, 'off-topic': count, paywall: count, other: count }),
})
export type TroubledLink = z.infer<typeof troubledLink>

export const adminResources = endpoint('GET', '/api/admin/resources', 'admin', {
  summary:
    'How the sources of learning resources do, and which links are in trouble: failing, gone or reported, newest first, at most 100.',
  reply: z.object({
    /** False: the installation shows search pages only. */
    is_on: z.boolean(),
    sources: z.array(resourceSource),
    links: z.object({ live: count, failing: count, gone: count, unchecked: count }),
    /** Chapters that are being searched for, and that could not be reached. */
    lists: z.object({ searching: count, settled: count, unreachable: count }),
    troubled: z.array(troubledLink),
  }),
  refusals: { 'not-an-admin': 403 },
})
