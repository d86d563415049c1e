import * as z from 'zod/mini'
import { act } from '../administration/audit-log.ts'
import { learnerLevel, learningFormat, learningPace } from '../conversations/brief.ts'
import { endpoint } from '../endpoint.ts'
import { generatedContent, sectionNote } from '../learning/chapters.ts'
import { checkQuestion } from '../learning/check.ts'
import { curatedResource } from '../learning/resources.ts'
import { rewriteRequest } from '../learning/rewrite.ts'
import {
  generationStatus,
  id,
  language,
  ledgerKind,
  outlined,
  pendingUnlock,
  place,
  purchaseState,
  time,
  typedPassword,
} from '../shapes.ts'

const account = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(['standard', 'admin']),
  language: z.nullable(language),
  created_at: time,
  verified_at: z.nullable(time),
  last_login_at: z.nullable(time),
})

const session = z.object({ device: z.nullable(z.string()), created_at: time, last_seen_at: time })

const ledgerEntry = z.object({
  kind: ledgerKind,
  amount: z.int(),
  chapter_id: z.nullable(id),
  note: z.nullable(z.string()),
  at: time,
})

const purchase = z.object({
  reference: z.string(),
  provider: z.string(),
  package_name: z.string(),
  credits: z.int(),
  /** US dollars. */
  price: z.number(),
  state: purchaseState,
  opened_at: time,
  paid_at: z.nullable(time),
  receipt_url: z.nullable(z.string()),
  /** US dollars that went back to the payer. */
  refunded: z.number(),
  pending_unlock: z.nullable(pendingUnlock),
})

/** By the ids of questions. */
const attempt = z.object({
  answers: z.record(z.string(), z.unknown()),
  marks: z.record(z.string(), z.boolean()),
  at: time,
})

const conversation = z.object({
  id,
  goal: z.string(),
  level: z.nullable(z.string()),
  time: z.nullable(z.string()),
  focus: z.nullable(z.string()),
  /** What the words came to, or was put in by hand, as in `brief`; what was taken back is null or empty. */
  set: z.optional(
    z.object({
      goal: z.optional(z.string()),
      outcome: z.optional(z.nullable(z.string())),
      level: z.optional(z.nullable(learnerLevel)),
      /** What that level rests on where five questions have found it: how many were right, and which. */
      placement: z.optional(
        z.object({ right: z.int(), of: z.int(), able: z.array(z.string()), unable: z.array(z.string()) }),
      ),
      minutes_per_week: z.optional(z.nullable(z.int())),
      /** The same as it was said. */
      time: z.optional(learningPace),
      deadline: z.optional(z.nullable(z.string())),
      must_have: z.optional(z.array(z.string())),
      skip: z.optional(z.array(z.string())),
      formats: z.optional(z.array(learningFormat)),
      constraints: z.optional(z.array(z.string())),
    }),
  ),
  /** What the learner writes, as BCP 47. */
  language: z.optional(z.string()),
  /** Where the learner was when they last said or set something, as an IANA time zone. */
  time_zone: z.optional(z.string()),
  messages: z.array(z.object({ speaker: z.enum(['learner', 'assistant']), text: z.string(), at: time })),
  /** Questions about the level. */
  placement: z.nullable(z.object({ questions: z.array(checkQuestion), attempt: z.nullable(attempt) })),
})

/** `reported`: why its learner doubts the key. */
const questions = z.array(z.extend(checkQuestion, { reported: z.optional(z.string()) }))
const request = z.nullable(z.object(rewriteRequest))

const SHOWN = {
  id: true,
  title: true,
  resource_type: true,
  site: true,
  language: true,
  minutes: true,
  replaced: true,
} as const
const resources = z.object({
  status: z.enum(['searching', 'settled', 'unreachable']),
  asked_at: time,
  settled_at: z.nullable(time),
  items: z.array(
    z.extend(z.pick(curatedResource, SHOWN), {
      address: z.string(),
      justification: z.string(),
      is_free: z.nullable(z.boolean()),
      /** Whether its page was read for this chapter, and was fit. */
      is_read: z.boolean(),
      /** Since when its page has been about something else, as far as the server can say. */
      off_topic: z.nullable(z.object({ since: time, is_certain: z.boolean() })),
      report: z.nullable(z.object({ reason: z.enum(['dead', 'off-topic', 'paywall', 'other']), at: time })),
      /** What the learner reported before that, and what did not hold. */
      reports_before: z.array(z.enum(['dead', 'off-topic', 'paywall', 'other'])),
    }),
  ),
  /** Addresses that are not offered again: they were reported, or are gone. */
  refused: z.array(z.string()),
})

const chapter = z.object({
  number: z.int(),
  title: z.string(),
  ...outlined,
  price: z.int(),
  content_status: generationStatus,
  unlocked_at: z.nullable(time),
  completed_at: z.nullable(time),
  last_read_at: z.nullable(time),
  last_place: z.nullable(place),
  ticked_objectives: z.array(z.string()),
  notes: z.array(z.extend(z.pick(sectionNote, { section_id: true, text: true }), { changed_at: time })),
  content: z.nullable(generatedContent),
  questions,
  /** Content and questions are those of this version. Null while it cannot be read. */
  shown_version: z.nullable(z.int()),
  /** What the shown version was asked for, and what was asked for since. */
  rewrite_request: request,
  next_rewrite_request: request,
  other_versions: z.array(
    z.object({ number: z.int(), request, content: generatedContent, questions, generated_at: time }),
  ),
  /** Tries at them, by the ids of questions. */
  attempts: z.array(attempt),
  /** What was found for it elsewhere. Null where it was never searched for. */
  resources: z.nullable(resources),
})

const plan = z.object({
  id,
  title: z.string(),
  description: z.string(),
  generation_status: generationStatus,
  created_at: time,
  archived_at: z.nullable(time),
  /** What the learner asked in words to have changed and has not accepted yet. */
  revision_request: z.nullable(z.string()),
  /** What it was before it was edited, or made anew from other answers. */
  versions: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      chapters: z.array(z.object({ title: z.string(), ...outlined })),
      replaced_at: time,
    }),
  ),
  chapters: z.array(chapter),
})

/** By an admin or an operator, on the user's account. */
const actOnAccount = z.object({ act, reason: z.nullable(z.string()), at: time })

const modelCall = z.object({
  purpose: z.enum([
    'reply',
    'plan',
    'chapter',
    'section',
    'recap',
    'questions',
    'solve',
    'revise',
    'placement',
    'search-words',
    'pick',
  ]),
  model: z.string(),
  started_at: time,
  outcome: z.string(),
  milliseconds: z.nullable(z.int()),
  input_tokens: z.nullable(z.int()),
  output_tokens: z.nullable(z.int()),
})

export const exportAccount = endpoint('GET', '/api/account/export', 'learner', {
  summary: 'Everything that is kept about the user, but secrets; oldest first.',
  reply: z.object({
    account,
    sessions: z.array(session),
    credits: z.object({ balance: z.int(), entries: z.array(ledgerEntry) }),
    purchases: z.array(purchase),
    conversations: z.array(conversation),
    plans: z.array(plan),
    acts: z.array(actOnAccount),
    /** What staff wrote about the account. */
    staff_notes: z.array(z.object({ text: z.string(), at: time })),
    /** What became of the mails of the last 90 days. */
    mails: z.array(z.object({ mail: z.string(), state: z.enum(['sent', 'retrying', 'failed', 'dropped']), at: time })),
    model_calls: z.array(modelCall),
  }),
})

export const deleteAccount = endpoint('DELETE', '/api/account', 'learner', {
  summary: 'Signs the user out everywhere and has the account removed in 30 days, unless the user signs in before.',
  input: z.object({ password: typedPassword }),
  status: 202,
  reply: z.object({ message: z.string(), removal_at: time }),
  refusals: { 'current-password-wrong': 400, 'last-admin': 409, 'hasher-busy': 503 },
})
