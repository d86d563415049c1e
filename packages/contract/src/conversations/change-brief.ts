import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, notBlank } from '../shapes.ts'
import { learnerLevel, learningBrief, learningFormat } from './brief.ts'

const MAX_TEXTS = 8
const text = (what: string, length: number) =>
  z
    .string(`Please send ${what} as text.`)
    .check(z.trim(), z.maxLength(length, `This can have at most ${length} characters.`))
const texts = z
  .array(text('each of them', 120).check(z.minLength(1, 'Please leave no entry empty.')))
  .check(z.maxLength(MAX_TEXTS, `At most ${MAX_TEXTS}, please.`))
const minutesPerWeek = z
  .int('Please send minutes as a whole number.')
  .check(z.minimum(15, 'At least 15 minutes a week, please.'), z.maximum(3_600, 'At most 60 hours a week, please.'))
const date = z.iso.date('Please send the date as year-month-day.')

/** Sets what is sent and leaves the rest as it is; null takes it back. The confirmation comes with a new summary. */
export const changeBrief = endpoint('PATCH', '/api/conversation/:id/brief', 'learner', {
  readsLanguage: true,
  readsTimeZone: true,
  summary: 'Changes what is known about what the learner wants.',
  input: z.object({
    id,
    version: z.int('Please send the version of the brief.'),
    goal: z.optional(text('the goal', 300).check(notBlank('Please enter your learning goal.'))),
    outcome: z.optional(z.nullable(text('the outcome', 300))),
    level: z.optional(z.nullable(learnerLevel)),
    minutes_per_week: z.optional(z.nullable(minutesPerWeek)),
    deadline: z.optional(z.nullable(date)),
    must_have: z.optional(texts),
    skip: z.optional(texts),
    formats: z.optional(z.array(learningFormat).check(z.maxLength(4, 'At most 4, please.'))),
  }),
  reply: z.object({ brief: learningBrief, awaiting_confirmation: z.boolean() }),
  refusals: {
    'conversation-not-found': 404,
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
