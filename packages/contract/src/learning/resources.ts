import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../shapes.ts'
import * as texts from './texts.ts'

/**
 * `searching`: pages are being looked for, what is there meanwhile is older or a search; `settled`: that has ended; `unreachable`: no source or
 * page could be reached, and it is tried again by itself; `unsearched`: no one has looked yet, as for chapters of earlier versions; `off`: this
 * installation shows search pages only.
 */
export const resourcesStatus = z.enum(['searching', 'settled', 'unreachable', 'unsearched', 'off'])
export type ResourcesStatus = z.infer<typeof resourcesStatus>

const reportReason = z.enum(['dead', 'off-topic', 'paywall', 'other'], texts.reportReasonMissing)

export const curatedResource = z.object({
  link: z.url(),
  title: z.string(),
  resource_type: z.enum(['video', 'article', 'exercise', 'book', 'course']),
  ai_justification: z.string(),
  /** Null of a search: there is nothing to report of it. */
  id: z.nullable(id),
  /** The host that the link leads to, or the name of the site that is searched. */
  site: z.string(),
  /** BCP 47 primary language; null where not known. */
  language: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  /** False: its site wants to be paid, or a log-in. Null where not known. */
  free: z.nullable(z.boolean()),
  /** `checked`: our server opened it at `checked_at`; `unchecked`: it has not been opened yet; `search`: it leads to a search page of the site. */
  state: z.enum(['checked', 'unchecked', 'search']),
  checked_at: z.nullable(time),
  /** What stood here before, and why it does not any more: it was gone, had become a page about something else, or its learner reported it. */
  replaced: z.nullable(z.object({ title: z.string(), why: z.enum(['gone', 'changed', 'reported']), at: time })),
  /** What its learner has reported last, if anything. */
  reported: z.nullable(reportReason),
  /** What they had reported before that. Each reason is looked at once. */
  reported_before: z.array(reportReason),
})
export type CuratedResource = z.infer<typeof curatedResource>

export const findResources = endpoint('POST', '/api/chapters/:id/resources', 'learner', {
  summary: 'Looks for pages that fit the chapter, and opens each before it is shown. Free, and safe to repeat.',
  status: 202,
  reply: z.object({ resources_status: resourcesStatus }),
  refusals: { 'chapter-not-found': 404, 'chapter-locked': 409, 'resources-off': 409 },
})

export const reportResource = endpoint('POST', '/api/resources/:id/report', 'learner', {
  summary:
    'Says that a resource is no good. It is opened at once, and another takes its place, free of charge, unless it turns out to be well. Each reason is looked at once.',
  status: 202,
  input: z.object({ id, reason: reportReason }),
  reply: z.object({ resources_status: resourcesStatus }),
  refusals: { 'resource-not-found': 404 },
})
