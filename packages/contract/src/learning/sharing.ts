import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, linkToken, outlined } from '../shapes.ts'
import { generatedContent } from './chapters.ts'
import { editRefusals, wordRefusals } from './plan-edits.ts'
import * as texts from './texts.ts'

const planNotFound = { 'plan-not-found': 404 } as const

export const exportDeck = endpoint('GET', '/api/learning-plans/:id/anki', 'learner', {
  summary:
    'The questions that the learner has answered in the checks of a plan, as a deck for Anki. Imported again, it updates what is there.',
  file: 'application/apkg',
  reply: z.string(),
  refusals: {
    ...planNotFound,
    /** No question was answered yet that still counts. */
    'no-cards': 409,
  },
})

export const exportCalendar = endpoint('GET', '/api/learning-plans/:id/calendar', 'learner', {
  summary:
    'Sessions of 30 to 60 minutes until the deadline, or until the plan is done, as an iCalendar file: at a time of day, wherever that is read.',
  file: 'text/calendar',
  reply: z.string(),
  refusals: {
    ...planNotFound,
    /** Nothing is known of the time that there is, or all of it is over. */
    'no-sessions': 409,
  },
})

/** The secret of the link, which leads to /shared/{token} of the web app; null while the plan is not shared. */
const share = z.object({ token: z.nullable(z.string()) })

export const readShare = endpoint('GET', '/api/learning-plans/:id/share', 'learner', {
  summary: 'The link by which others may look at a plan.',
  reply: share,
  refusals: planNotFound,
})

export const sharePlan = endpoint('PUT', '/api/learning-plans/:id/share', 'learner', {
  summary: 'Lets everyone who has the link look at the outline of a plan and its first chapter. Safe to repeat.',
  reply: share,
  refusals: { ...planNotFound, 'plan-not-complete': 409 },
})

export const unsharePlan = endpoint('DELETE', '/api/learning-plans/:id/share', 'learner', {
  summary: 'Ends the link for good: sharing the plan again makes another one.',
  reply: share,
  refusals: planNotFound,
})

/** The same for a link that never was, that was ended, and whose learner has left. */
const sharedRefusals = { 'shared-plan-not-found': 404 } as const

export const sharedPlan = endpoint('GET', '/api/shared/:token', 'public', {
  summary:
    'A plan whose link one has: its outline, and its first chapter where that can be read. Nothing in it says whose it is.',
  input: z.object({ token: linkToken }),
  reply: z.object({
    title: z.string(),
    description: z.string(),
    thread: z.optional(z.string()),
    /** BCP 47. */
    language: z.string(),
    /** Of all chapters together; null in a plan that an earlier version made. */
    minutes: z.nullable(z.int()),
    chapters: z.array(z.object({ number: z.int(), title: z.string(), ...outlined })),
    /** Null where it cannot be read. */
    first_chapter: z.nullable(
      z.omit(generatedContent, { curated_resources: true, content_version: true, no_check: true }),
    ),
  }),
  refusals: sharedRefusals,
})

export const startSharedPlan = endpoint('POST', '/api/shared/:token/start', 'learner', {
  summary:
    'Makes a plan of the learner’s own with the same outline, all of it locked. Its first chapter is free once for each learner and shared plan.',
  input: z.object({ token: linkToken }),
  status: 201,
  reply: z.object({ id }),
  refusals: sharedRefusals,
})

const unfit = texts.planUnreadable
const line = (most: number) => z.string(unfit).check(z.maxLength(most, unfit))

const importedChapter = z.object(
  {
    ...{ id, title: line(300), summary: line(1_000) },
    objectives: z.array(line(400), unfit).check(z.maxLength(20, unfit)),
    minutes: z.nullable(z.int(unfit).check(z.minimum(1, unfit), z.maximum(6_000, unfit))),
    /** Ids of chapters in front of it. */
    prerequisites: z.array(id, unfit).check(z.maxLength(100, unfit)),
  },
  unfit,
)

export const importPlan = endpoint('POST', '/api/learning-plans/import', 'learner', {
  summary:
    'Takes one plan of the personal export (an entry of `plans`) back as a new plan of locked chapters: its outline, and nothing that was written or paid for. Its first chapter is free unless the learner has that plan, or had it copied.',
  body: 'large',
  input: z.object({
    /** With `origin`, how a plan is known that has had its free chapter. */
    id: z.optional(id),
    origin: z.optional(z.nullable(id)),
    title: line(300),
    description: z.optional(line(1_200)),
    thread: z.optional(line(400)),
    /** `language`: BCP 47; what is none is left out. */
    brief: z.optional(z.object({ language: z.optional(line(40)) })),
    chapters: z.array(importedChapter, unfit).check(z.maxLength(100, unfit)),
  }),
  status: 201,
  reply: z.object({ id }),
  refusals: {
    'plan-too-short': editRefusals['plan-too-short'],
    'plan-full': editRefusals['plan-full'],
    'prerequisite-later': editRefusals['prerequisite-later'],
    ...wordRefusals,
  },
})
