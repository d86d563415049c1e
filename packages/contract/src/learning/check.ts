import * as z from 'zod/mini'

const questionKind = z.enum(['single', 'multiple', 'number', 'order', 'short'])
const option = z.object({ id: z.string(), text: z.string() })

/** Ids of options, in their right order where there is one; else a text. */
export const questionKey = z.union([z.string(), z.array(z.string())])

/** By the ids of wrong options: why someone chooses them, and why they are wrong. Markdown in a line. */
export const optionFeedback = z.array(z.object({ option: z.string(), text: z.string() }))

export const checkQuestion = z.object({
  id: z.string(),
  kind: questionKind,
  /** Markdown without links. */
  prompt: z.string(),
  /** Of `single`, `multiple` and `order`: to choose one, to choose all right ones, to put in order. */
  options: z.optional(z.array(option)),
  /** Of `number`: may be empty. It may also be answered in another unit, with that unit. */
  unit: z.optional(z.string()),
  /** The learning objective that it asks about. */
  objective: z.string(),
})
export type CheckQuestion = z.infer<typeof checkQuestion>

/** What a chapter's learner is asked at its end. Questions whose key did not hold are left out. Where there are two sets, it is the one that the last attempt was not about. */
export const chapterCheck = z.object({
  /**
   * `reported`: its learner doubts the key, and so far it holds. `held`: why it still counts, once it was solved again; only for who has
   * answered it.
   */
  questions: z.array(
    z.extend(checkQuestion, {
      reported: z.optional(z.boolean()),
      held: z.optional(z.object({ key: questionKey, explanation: z.string() })),
    }),
  ),
  /** Ids of reported questions, of either set, whose key did not hold. */
  refuted: z.optional(z.array(z.string())),
  /** Of all attempts, at the questions as they are now; null before the first. */
  best: z.nullable(z.object({ right: z.int(), of: z.int() })),
  /** From 80 percent on. A question that goes void never takes it away. */
  passed: z.boolean(),
})
export type ChapterCheck = z.infer<typeof chapterCheck>
