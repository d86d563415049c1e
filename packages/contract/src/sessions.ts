import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, noBody, time } from './shapes.ts'

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

export const ownSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'learner',
  summary: 'Where the user is signed in; the session used last comes first.',
  reply: z.array(session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'learner',
  summary: "Ends one of the user's own sessions.",
  input: z.object({ id }),
  status: 204,
  reply: noBody,
  refusals: { 'session-not-found': 404 },
})

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/logout-everywhere',
  access: 'learner',
  summary: 'Ends every session of the user, this one too.',
  status: 204,
  reply: noBody,
})
