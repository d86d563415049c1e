import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { generationStatus } from '../shapes.ts'
import { generatedContent, lessonSection } from './chapters.ts'
import { chapterCheck } from './check.ts'
import { curatedResource } from './resources.ts'

const { introduction, learning_objectives, key_points, practice } = generatedContent.shape

/** The next part of a chapter: how it opens, a section, or what sums it up. */
export const sectionEvent = z.object({
  /** Comes alone: what came before is no part of the chapter, which begins anew. */
  restart: z.optional(z.literal(true)),
  introduction: z.optional(introduction),
  learning_objectives: z.optional(learning_objectives),
  section: z.optional(lessonSection),
  key_points: z.optional(key_points),
  practice: z.optional(practice),
})
export type SectionEvent = z.infer<typeof sectionEvent>

export const resourcesEvent = z.object({ curated_resources: z.array(curatedResource) })
export type ResourcesEvent = z.infer<typeof resourcesEvent>

export const contentStatusEvent = z.object({ content_status: generationStatus })
export type ContentStatusEvent = z.infer<typeof contentStatusEvent>

export const watchChapter = endpoint('GET', '/api/chapters/:id/events', 'learner', {
  summary:
    'Shows a chapter while it is being written, as a stream of events that ends when it is COMPLETE or FAILED, or locked.',
  events: { section: sectionEvent, check: chapterCheck, resources: resourcesEvent, status: contentStatusEvent },
  reply: z.string(),
  refusals: {
    'chapter-not-found': 404,
    /** The learner watches in as many places as may be: polling the chapter goes on working. */
    'too-many-streams': 429,
  },
})
