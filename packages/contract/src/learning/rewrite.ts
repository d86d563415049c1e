import * as z from 'zod/mini'
import * as texts from './texts.ts'

/** How a chapter is explained differently. `other`: as the learner's words say. */
export const rewriteWay = z.enum(['simpler', 'deeper', 'more-examples', 'shorter', 'other'], texts.rewriteWayMissing)
export type RewriteWay = z.infer<typeof rewriteWay>

/** `words`: what the learner added. */
export const rewriteRequest = { how: rewriteWay, words: z.nullable(z.string()) }

/** Of a chapter that can be read: the version that is shown. */
export const shownVersion = z.object({
  /** From 1, in the order in which they were written. */
  number: z.int(),
  /** How many there are. */
  count: z.int(),
  /** What it was asked for; null of the first. */
  request: z.nullable(z.object(rewriteRequest)),
})
export type ShownVersion = z.infer<typeof shownVersion>

/** The rewrite that was asked for last, while it is being written, or could not be. The chapter stays as it is. */
export const chapterRewrite = z.object({
  ...rewriteRequest,
  status: z.enum(['PENDING', 'FAILED']),
  /** Why it FAILED: a sentence for the learner. It does not count. */
  error: z.nullable(z.string()),
})
export type ChapterRewrite = z.infer<typeof chapterRewrite>
