import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { generationStatus } from '../shapes.ts'

/** The next part of a plan: its title, its description, or a chapter. */
export const outlineEvent = z.object({
  /** Comes alone: what came before is no part of the plan, which begins anew. */
  restart: z.optional(z.literal(true)),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  chapter: z.optional(z.object({ number: z.int(), title: z.string(), summary: z.string() })),
})
export type OutlineEvent = z.infer<typeof outlineEvent>

export const statusEvent = z.object({ generation_status: generationStatus })
export type StatusEvent = z.infer<typeof statusEvent>

export const watchPlan = endpoint('GET', '/api/learning-plans/:id/events', 'learner', {
  summary: 'Shows a plan while it is being written, as a stream of events that ends when it is COMPLETE or FAILED.',
  events: { outline: outlineEvent, status: statusEvent },
  reply: z.string(),
  refusals: {
    'plan-not-found': 404,
    /** The learner watches in as many places as may be: polling the plan goes on working. */
    'too-many-streams': 429,
  },
})
