import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { generatedContent } from '../learning/chapters.ts'
import { checkQuestion, optionFeedback } from '../learning/check.ts'
import { contentError, count, generationStatus, id, learner, outlined, placeCursor, time, upTo } from '../shapes.ts'
import * as texts from './texts.ts'

/**
 * Why an admin looks at a chapter. `failed`: its last try came to nothing; `locked-again`: the one before it failed; `tried-again`: it was
 * asked for again after that; `rewritten`: its learner had it explained differently; `reported`: a question of one of its versions was.
 */
export const chapterTrouble = z.enum(
  ['failed', 'locked-again', 'tried-again', 'rewritten', 'reported'],
  texts.invalidTrouble,
)
export type ChapterTrouble = z.infer<typeof chapterTrouble>

const troubledChapter = z.object({
  id,
  number: count,
  title: z.string(),
  plan_title: z.string(),
  learner,
  content_status: generationStatus,
  /** Left out unless it is FAILED. */
  content_error: z.optional(contentError),
  /** How often it was asked for. */
  attempts: count,
  /** How many there are of it. */
  versions: count,
  /** How many reported questions of all versions are being verified, have a key that held, and are void. */
  reports: z.object({ verifying: count, key_held: count, void: count }),
  /** When the latest of it happened. */
  since: time,
})
export type TroubledChapter = z.infer<typeof troubledChapter>

export const adminChapters = endpoint('GET', '/api/admin/chapters', 'admin', {
  summary:
    'Chapters that failed, were locked again, were tried again, were explained differently or have a reported question, newest first. `cursor` is `next_cursor` of the page before.',
  input: z.object({
    trouble: z.optional(chapterTrouble),
    /** Whose they are. */
    learner: z.optional(id),
    limit: z._default(upTo(100, texts.invalidPageSize), 20),
    cursor: z.optional(placeCursor),
  }),
  reply: z.object({ chapters: z.array(troubledChapter), next_cursor: z.nullable(z.string()) }),
})

const judgedQuestion = z.extend(checkQuestion, {
  /** As in the reply to an attempt: ids of options in their right order, or a text. */
  key: z.union([z.string(), z.array(z.string())]),
  /** Of `short`: other spellings that count. */
  accepted: z.optional(z.array(z.string())),
  /** Of `number`: how far from the key still counts. */
  tolerance: z.optional(z.number()),
  explanation: z.string(),
  feedback: z.optional(optionFeedback),
  /** Of the two that are asked in turn. */
  set: z.optional(z.int()),
  /** Its key did not hold: it counts no more. */
  is_void: z.boolean(),
  report: z.nullable(
    z.object({
      /** In the learner's words. */
      reason: z.string(),
      at: z.nullable(time),
      verdict: z.enum(['verifying', 'key-held', 'void']),
    }),
  ),
})

export const chapterCall = z.object({
  /** As in `section@1`; without a version where it was not recorded yet. */
  task: z.string(),
  model: z.string(),
  started_at: time,
  /** How it ended; `running` is one that has not, or whose end a crash took. */
  outcome: z.string(),
  /** Codes of what was wrong with its answer. */
  faults: z.array(z.string()),
  input_tokens: z.nullable(count),
  output_tokens: z.nullable(count),
  milliseconds: z.nullable(count),
  /** US dollars; null without a known price. */
  cost: z.nullable(z.number()),
  /** What the log has of it. */
  request_id: z.nullable(z.string()),
})
export type ChapterCall = z.infer<typeof chapterCall>

export const chapterRecord = z.object({
  ...z.omit(troubledChapter, { reports: true, since: true }).shape,
  ...outlined,
  chapter_count: count,
  /** Credits. */
  price: count,
  unlocked_at: z.nullable(time),
  /** How often its learner asked the tutor. */
  help_turns: z.optional(count),
  content_generated_at: z.nullable(time),
  /** What the learner reads; null while there is none. Null with COMPLETE: what is stored is damaged. */
  generated_content: z.nullable(generatedContent),
  /** With their keys; void ones too. */
  questions: z.array(judgedQuestion),
  /** Reported questions of versions that are not shown. */
  reported_elsewhere: z.array(judgedQuestion),
  /** What is kept of a chapter that is not whole. `made`: JSON. */
  parts: z.array(z.object({ name: z.string(), model: z.string(), at: time, made: z.string() })),
  /** Calls of models about it, newest first: the last 200. */
  calls: z.array(chapterCall),
})
export type ChapterRecord = z.infer<typeof chapterRecord>
export type JudgedQuestion = ChapterRecord['questions'][number]

export const adminChapter = endpoint('GET', '/api/admin/chapters/:id', 'admin', {
  summary:
    'A chapter with what was done to write it. Each call leaves an entry in the audit log. Nothing of the conversation and of how its learner reads and answers is in it.',
  reply: chapterRecord,
  refusals: { 'chapter-not-found': 404, 'not-an-admin': 403 },
})
