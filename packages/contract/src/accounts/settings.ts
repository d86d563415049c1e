import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as texts from './texts.ts'

export const changeSettings = endpoint('PATCH', '/api/me/settings', 'learner', {
  summary: 'Sets what is sent and leaves the rest as it is.',
  input: z.object({
    /** A name of the IANA database, such as Europe/Berlin: at midnight there a day of reviews ends. Null: UTC. */
    time_zone: z.optional(z.nullable(z.string(texts.timeZoneUnknown).check(z.maxLength(64, texts.timeZoneUnknown)))),
  }),
  /** All of them, as they are now. */
  reply: z.object({ time_zone: z.nullable(z.string()) }),
  refusals: { 'unknown-time-zone': 400 },
})
