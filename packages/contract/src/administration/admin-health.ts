import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, id, learner, placeCursor, time, upTo } from '../shapes.ts'
import * as texts from './texts.ts'

/** How many are in which state. Chapters that are not unlocked are in none. */
const generations = z.object({ pending: count, generating: count, complete: count, failed: count })

export const generationFailure = z.object({
  kind: z.enum(['plan', 'chapter']),
  id,
  title: z.string(),
  plan_title: z.string(),
  learner,
  /** The sentence that the learner reads. */
  reason: z.string(),
  /** When it failed. */
  since: time,
  /** Credits that a requeue sets aside of the learner's again. */
  price: count,
  /** The last call of a model about it, where one is known; `request_id` is what the log has of it. */
  last_call: z.nullable(
    z.object({
      outcome: z.string(),
      model: z.string(),
      /** Codes of what was wrong with its answer. */
      faults: z.array(z.string()),
      request_id: z.nullable(z.string()),
    }),
  ),
})
export type GenerationFailure = z.infer<typeof generationFailure>

export const adminHealth = endpoint('GET', '/api/admin/health', 'admin', {
  summary:
    'How plans and chapters, jobs and calls of models do now; failures newest first, `cursor` is `next_cursor` of the page before.',
  input: z.object({ limit: z._default(upTo(100, texts.invalidPageSize), 20), cursor: z.optional(placeCursor) }),
  reply: z.object({
    plans: generations,
    chapters: generations,
    failures: z.array(generationFailure),
    next_cursor: z.nullable(z.string()),
    queue: z.array(
      z.object({
        kind: z.string(),
        /** Those that rest until they are tried again are among them. */
        waiting: count,
        running: count,
        /** Since when the oldest job that could begin has not begun. */
        oldest_waiting_since: z.nullable(time),
      }),
    ),
    model_calls: z.object({
      /** 24 hours ago. */
      since: time,
      /** The most frequent first; `running` is one that has not ended, or whose end a crash took. */
      outcomes: z.array(z.object({ outcome: z.string(), calls: count })),
      /** Why answers were sent back, or with GATES=observe would have been; the most frequent first. */
      faults: z.array(z.object({ task: z.string(), code: z.string(), answers: count })),
    }),
  }),
  refusals: { 'not-an-admin': 403 },
})
export type AdminHealth = z.infer<(typeof adminHealth)['reply']>

/** US dollars, to the millionth. A call without a known price counts as free; one that still runs, at the most that it can cost. */
const usd = z.number()

export const adminCosts = endpoint('GET', '/api/admin/costs', 'admin', {
  summary:
    'What models cost in the last days (of UTC, today included), in US dollars, beside the credits that were earned and bought.',
  input: z.object({ days: z._default(upTo(366, texts.invalidDays), 30) }),
  reply: z.object({
    /** Oldest first. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        calls: count,
        cost: usd,
        /** Paid for chapters that became COMPLETE that day. */
        credits_earned: count,
        credits_bought: count,
      }),
    ),
    /** The 20 that cost most; a deleted user has no name any more. */
    users: z.array(z.object({ id, username: z.nullable(z.string()), calls: count, cost: usd, credits_paid: count })),
    /** The 20 that cost most; of one that is gone only the id is left. */
    chapters: z.array(
      z.object({
        id,
        title: z.nullable(z.string()),
        plan_title: z.nullable(z.string()),
        learner: z.nullable(learner),
        calls: count,
        cost: usd,
        credits_paid: count,
      }),
    ),
    /** All calls by the version of the prompt that they were made with; the greatest cost first. Together they are those of the days. */
    tasks: z.array(
      z.object({
        /** As in `section@1`; without a version where it was not recorded yet. */
        task: z.string(),
        calls: count,
        cost: usd,
        /** Of the calls whose tokens were counted; null where none were. */
        input_tokens: z.nullable(count),
        output_tokens: z.nullable(count),
        /** Calls that came to an answer. */
        answers: count,
        /** Answers with faults: sent back, or with GATES=observe only counted. */
        unfit: count,
      }),
    ),
    /** What a COMPLETE chapter cost, its failed attempts too; null when none with a known price did. */
    average_chapter_cost: z.nullable(usd),
    calls_without_price: count,
    /** By calls that have ended. */
    spent_today: usd,
    /** What calls that run now may add to it at most. */
    reserved_today: usd,
    /** What today may cost; null: as much as it takes. */
    daily_budget: z.nullable(usd),
    /** Whether what is left of it covers another plan or chapter; if not, none begins before midnight UTC. */
    accepts_generations: z.boolean(),
  }),
  refusals: { 'not-an-admin': 403 },
})
export type AdminCosts = z.infer<(typeof adminCosts)['reply']>
