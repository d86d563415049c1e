import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../shapes.ts'

const session = z.object({
  id,
  /** Such as "Firefox on Linux"; null when the browser said nothing that we know. */
  device: z.nullable(z.string()),
  created_at: time,
  /** Within ten minutes. */
  last_seen_at: time,
  /** The one that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof session>

export const ownSessions = endpoint('GET', '/api/account/sessions', 'learner', {
  summary: 'Where the user is signed in; the session used last comes first.',
  reply: z.array(session),
})

export const endSession = endpoint('DELETE', '/api/account/sessions/:id', 'learner', {
  summary: "Ends one of the user's own sessions.",
  refusals: { 'session-not-found': 404 },
})

export const logoutEverywhere = endpoint('POST', '/api/account/logout-everywhere', 'learner', {
  summary: 'Ends every session of the user, this one too.',
})
