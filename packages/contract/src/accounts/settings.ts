import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken } from '../shapes.ts'
import * as texts from './texts.ts'

const weeklyGoal = z
  .int(texts.invalidWeeklyGoal)
  .check(z.minimum(10, texts.invalidWeeklyGoal), z.maximum(2_000, texts.invalidWeeklyGoal))

export const changeSettings = endpoint('PATCH', '/api/me/settings', 'learner', {
  summary: 'Sets what is sent and leaves the rest as it is.',
  input: z.object({
    /** A name of the IANA database, such as Europe/Berlin: at midnight there a day of reviews ends. Null: UTC. */
    time_zone: z.optional(z.nullable(z.string(texts.timeZoneUnknown).check(z.maxLength(64, texts.timeZoneUnknown)))),
    /** Minutes; null: no goal. */
    weekly_goal: z.optional(z.nullable(weeklyGoal)),
    review_reminder: z.optional(z.boolean()),
  }),
  /** All of them, as they are now. */
  reply: z.object({
    time_zone: z.nullable(z.string()),
    weekly_goal: z.nullable(z.int()),
    review_reminder: z.boolean(),
  }),
  refusals: { 'unknown-time-zone': 400 },
})

export const readWeek = endpoint('GET', '/api/me/week', 'learner', {
  summary:
    "Minutes of the learner's week: chapters completed count as long as their plan says, each review 20 seconds, nothing else.",
  reply: z.object({
    goal: z.nullable(z.int()),
    minutes: z.int(),
    /** Its Monday, in the learner's time zone. */
    since: z.iso.date(),
  }),
})

export const unsubscribe = endpoint('POST', '/api/unsubscribe/:token', 'public', {
  // where the link in the mail leads: mail programs send a form to it (RFC 8058), people find a page there
  alsoAt: ['/unsubscribe/:token'],
  body: 'raw',
  summary: 'Ends the reminder mails of the account that the token from such a mail names. Safe to repeat.',
  input: z.object({ token: linkToken }),
  refusals: { 'unsubscribe-link-invalid': 404 },
})
