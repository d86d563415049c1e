import * as z from 'zod/mini'

export const learnerLevel = z.enum(['new', 'some', 'comfortable', 'expert'])
export const learningFormat = z.enum(['read', 'watch', 'practise', 'build'])

/** Minutes a day, on so many days, a week, or in all. */
const learningPace = z.object({
  minutes: z.number(),
  per: z.enum(['day', 'week', 'once']),
  days_per_week: z.optional(z.int()),
})

/** What a learner said, what was assumed for them, and what nothing is known of. */
const source = z.enum(['told', 'assumed', 'open'])

/** What a plan is made of. */
export const learningBrief = z.object({
  goal: z.string(),
  /** What they want to be able to do, and why. */
  outcome: z.nullable(z.string()),
  level: z.nullable(learnerLevel),
  /**
   * The learner's words that the level was taken from, or that say no level; or how many questions of a placement were answered rightly,
   * and which. Null when it was set by hand or nothing was said.
   */
  evidence: z.nullable(z.string()),
  /** Where the level rests on a placement; else null. */
  placement: z.optional(z.nullable(z.object({ right: z.int(), of: z.int() }))),
  /** False where the assistant has no questions for a placement in this goal; else unset. */
  can_be_placed: z.optional(z.boolean()),
  /** 15 to 3,600. */
  minutes_per_week: z.nullable(z.int()),
  /** The same as it was said; `once`: in all. */
  time: z.optional(z.nullable(learningPace)),
  /** The learner's words about time that gave no amount. */
  time_words: z.optional(z.nullable(z.string())),
  deadline: z.nullable(z.iso.date()),
  /** BCP 47. */
  language: z.string(),
  must_have: z.array(z.string()),
  skip: z.array(z.string()),
  /** Empty: any. */
  formats: z.array(learningFormat),
  /** What every lesson respects. */
  constraints: z.optional(z.array(z.string())),
  sources: z.object({
    goal: source,
    outcome: source,
    level: source,
    minutes_per_week: source,
    deadline: source,
    must_have: source,
    skip: source,
    formats: source,
    constraints: z.optional(source),
  }),
  /** Of the conversation: a change that names another is refused. */
  version: z.int(),
})
export type LearningBrief = z.infer<typeof learningBrief>
