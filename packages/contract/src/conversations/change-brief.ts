import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, notBlank, words } from '../shapes.ts'
import { learnerLevel, learningBrief, learningFormat } from './brief.ts'
import * as texts from './texts.ts'

const line = (length: number, tooLong: string) => z.string(texts.notText).check(z.trim(), z.maxLength(length, tooLong))
const sentence = line(300, texts.textTooLong)
const entries = z.array(words(texts.entryEmpty, 120, texts.entryTooLong)).check(z.maxLength(8, texts.tooManyEntries))
const minutesPerWeek = z
  .int(texts.invalidMinutes)
  .check(z.minimum(15, texts.tooFewMinutes), z.maximum(3_600, texts.tooManyMinutes))
const date = z.iso.date(texts.invalidDate)

/**
 * Sets what is sent and leaves the rest as it is; null takes it back. The confirmation comes with a new summary. Once a chapter of the plan is
 * unlocked, it is the plan's: time and deadline move its dates, and the chapters that are written from then on respect the rest.
 */
export const changeBrief = endpoint('PATCH', '/api/conversation/:id/brief', 'learner', {
  readsLanguage: true,
  readsTimeZone: true,
  summary: 'Changes what is known about what the learner wants.',
  input: z.object({
    id,
    version: z.int(texts.versionMissing),
    goal: z.optional(sentence.check(notBlank(texts.goalMissing))),
    outcome: z.optional(z.nullable(sentence)),
    level: z.optional(z.nullable(learnerLevel)),
    minutes_per_week: z.optional(z.nullable(minutesPerWeek)),
    deadline: z.optional(z.nullable(date)),
    must_have: z.optional(entries),
    skip: z.optional(entries),
    constraints: z.optional(entries),
    formats: z.optional(z.array(learningFormat).check(z.maxLength(4, texts.tooManyFormats))),
  }),
  reply: z.object({ brief: learningBrief, awaiting_confirmation: z.boolean() }),
  refusals: {
    'conversation-not-found': 404,
    /** It has ended; goal and level also once a chapter is unlocked. A plan without one is made anew from a reopened conversation. */
    'conversation-closed': 409,
    'conversation-declined': 409,
    /** No room for another summary. */
    'conversation-full': 409,
    /** Something was said or changed since: read the conversation again. */
    'brief-changed': 409,
    /** Nothing of it can be read. */
    'goal-empty': 400,
    /** Today or before, where the learner is. */
    'deadline-past': 400,
    /** What must be in the plan and what must not are the same; carries `text`. */
    'brief-contradicts': 400,
    /** Carries `reason` ('unsafe' or 'crisis') and `reply`: Markdown in the language of what was written. */
    'words-declined': 400,
  },
})
