import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, nothing, time, tutorRefusals } from '../shapes.ts'
import { generatedContent } from './chapters.ts'
import { wordRefusals } from './plan-edits.ts'
import { chapterRewrite, rewriteRequest, rewriteWay } from './rewrite.ts'
import * as texts from './texts.ts'

export const chapterVersion = z.object({
  number: z.int(),
  request: z.nullable(z.object(rewriteRequest)),
  generated_at: time,
  is_shown: z.boolean(),
  generated_content: generatedContent,
  /** Of all attempts at its own check; null without one. */
  best: z.nullable(z.object({ right: z.int(), of: z.int() })),
})
export type ChapterVersion = z.infer<typeof chapterVersion>

export const chapterVersions = z.object({
  /** In the order in which they were written: one at least, and exactly one is shown. */
  versions: z.array(chapterVersion),
  /** How many more rewrites are free. */
  left: z.int(),
  /** How this chapter can be explained differently. Empty: its tutor has one way. */
  ways: z.array(rewriteWay),
  rewrite: z.nullable(chapterRewrite),
})
export type ChapterVersions = z.infer<typeof chapterVersions>

const refusals = { 'chapter-not-found': 404, 'chapter-locked': 409 } as const

export const rewriteChapter = endpoint('POST', '/api/chapters/:id/rewrite', 'learner', {
  summary:
    'Has a chapter explained differently, twice free of charge. It can be read as it is meanwhile. Safe to repeat while it is written.',
  /** `words`: needed by `other`. */
  input: z.object({
    id,
    how: rewriteWay,
    words: z.optional(z.string(texts.rewriteWordsInvalid).check(z.trim(), z.maxLength(500, texts.rewriteWordsTooLong))),
  }),
  status: 202,
  reply: nothing,
  refusals: {
    ...refusals,
    'words-missing': 400,
    'words-declined': wordRefusals['words-declined'],
    'rewrite-in-progress': 409,
    'rewrites-used-up': 409,
    /** The tutor does not have this chapter in that way: see `ways`. */
    'rewrite-impossible': 409,
    ...tutorRefusals,
  },
})

export const readVersions = endpoint('GET', '/api/chapters/:id/versions', 'learner', {
  summary: 'All versions of a chapter, with their content, and how it can be explained differently.',
  reply: chapterVersions,
  refusals,
})

export const showVersion = endpoint('PUT', '/api/chapters/:id/versions/current', 'learner', {
  summary:
    'Shows another version of a chapter. Each keeps its own check and results. Safe to repeat; what is said of a rewrite that failed is forgotten.',
  input: z.object({ id, number: z.int(texts.chapterVersionMissing) }),
  refusals: { ...refusals, 'version-not-found': 404 },
})
