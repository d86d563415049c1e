import * as z from 'zod/mini'
import { learningBrief } from '../conversations/brief.ts'
import { endpoint } from '../endpoint.ts'
import {
  contentError,
  freeChapterRefusal,
  generationStatus,
  heldObjectives,
  id,
  outlined,
  place,
  shownObjectives,
  time,
  tutorRefusals,
  waitingSince,
} from '../shapes.ts'
import * as texts from './texts.ts'

export const planChapter = z.object({
  id,
  title: z.string(),
  isUnlocked: z.boolean(),
  /** Credits; 0 means free. */
  price: z.int(),
  is_completed_by_current_user: z.boolean(),
  /** Of a locked chapter: PENDING before any try, FAILED after one that came to nothing. */
  content_status: generationStatus,
  /** Left out of all that are not FAILED. */
  content_error: z.optional(contentError),
  /** When its content was asked for; null while locked. */
  unlocked_at: z.nullable(time),
  /** Since when it is being written; left out unless it is, also of one that waits for the chapter before it. */
  writing_since: z.optional(time),
  /** When the learner last turned to it, on whichever device. */
  last_read_at: z.nullable(time),
  /** Where in it the learner was last; null before it was noted. */
  last_place: z.nullable(place),
})
export type PlanChapter = z.infer<typeof planChapter>

export const learningPlan = z.object({
  id,
  /** What it came of, to be reopened while nothing of the plan is unlocked. */
  conversation_id: id,
  title: z.string(),
  description: z.string(),
  generation_status: generationStatus,
  generation_error: z.nullable(z.string()),
  waiting_since: waitingSince,
  /** Percent of chapters marked complete, a whole number 0–100. */
  progress: z.int(),
  /** 'complete' once every chapter is marked complete. */
  status: z.enum(['in_progress', 'complete']),
  created_at: time,
  /** How many edits it has had: an edit that names another number is refused. */
  version: z.int(),
  archived: z.boolean(),
  /** The plan whose outline was copied, as `origin` of an import names it; null of a plan that was made here. */
  origin: z.optional(z.nullable(id)),
  chapters: z.array(planChapter),
})
export type LearningPlan = z.infer<typeof learningPlan>

export const planDetails = z.extend(learningPlan, {
  /** The one project, piece or case that its chapters build; left out where the subject has none. */
  thread: z.optional(z.string()),
  /** By the dates of the chapters; null where nothing is dated, and of a plan that is not begun, complete or archived. */
  pace: z.optional(z.nullable(z.enum(['on-track', 'ahead', 'behind']))),
  /** Of all chapters together, an added one of which it is not known yet as the mean of the others; null in a plan that an earlier version made. */
  minutes: z.nullable(z.int()),
  /** BCP 47. */
  language: z.string(),
  /** Of what the learner said before it was made, or has changed since, what its screen shows: an edit does not change it. */
  brief: z.object({
    /** Null where the learner has said no time a week. */
    minutes_per_week: learningBrief.shape.minutes_per_week,
    deadline: learningBrief.shape.deadline,
  }),
  /** Of the changes that were asked for in words: PENDING while they are written; null when there are none to look at. */
  revision_status: z.nullable(z.enum(['PENDING', 'COMPLETE', 'FAILED'])),
  /** What was checked of it, counted: 0 where there is nothing yet. Of its chapters that can be read, in the version that is shown. */
  checked: z.optional(
    z.object({
      /** Questions that were kept because another solution, made without the key, came to the same. */
      keys: z.int(),
      /** Addresses that were read and found live, and when the last of them was. */
      links: z.int(),
      links_checked_at: z.nullable(time),
      /** Of all its chapters, those that build on others, all of which come before them. */
      prerequisites: z.int(),
      /** What the plan has those chapters take, and how much of that is reading. */
      minutes_promised: z.int(),
      minutes_written: z.int(),
    }),
  ),
  /** How many of its questions come back no sooner than so many days after their last review; `questions`: of how many that do come back. */
  held_for: z.optional(z.object({ questions: z.int(), days_30: z.int(), days_90: z.int(), days_365: z.int() })),
  chapters: z.array(
    z.extend(planChapter, {
      ...outlined,
      /** From 1. */
      number: z.int(),
      /** Earlier chapters of the plan that it builds on. */
      prerequisites: z.array(id),
      /** In which week of the plan it is to be done, from 1, where the learner has said a time a week; null of what was done before that was changed. */
      week: z.optional(z.nullable(z.int())),
      /** By which day, where there is a deadline. */
      due: z.optional(z.nullable(z.iso.date())),
      shown_objectives: shownObjectives,
      held_objectives: heldObjectives,
      /** Of a locked chapter that the learner has added: what it teaches is being written, or could not be. Left out of all others. */
      outline_status: z.optional(z.enum(['PENDING', 'FAILED'])),
    }),
  ),
})
export type PlanDetails = z.infer<typeof planDetails>

export const readLearningPlan = endpoint('GET', '/api/learning-plans/:id', 'learner', {
  summary: 'A plan with all that can be known of its chapters before they are unlocked.',
  reply: planDetails,
  refusals: { 'plan-not-found': 404 },
})

export const previewPlan = endpoint('GET', '/api/learning-plans/:id/preview', 'learner', {
  summary: 'The first section of the next locked chapter, free to read where the chapter was prepared ahead.',
  /** Markdown without links. Null where nothing is prepared, or the plan has changed since. */
  reply: z.object({ preview: z.nullable(z.object({ chapter_id: id, heading: z.string(), body: z.string() })) }),
  refusals: { 'plan-not-found': 404 },
})

export const listLearningPlans = endpoint('GET', '/api/learning-plans', 'learner', {
  summary:
    "The learner's plans, newest first, with their chapters in order; with archived=true the archived ones instead.",
  input: z.object({
    archived: z._default(z.enum(['true', 'false'], texts.invalidArchived), 'false'),
  }),
  reply: z.array(learningPlan),
})

export const checkStuckPlans = endpoint('POST', '/api/learning-plans/check-stuck', 'learner', {
  summary: "Restarts the learner's generations that nobody works on.",
  reply: z.object({ requeued: z.array(id) }),
})

export const retryGeneration = endpoint('POST', '/api/learning-plans/:id/retry-generation', 'learner', {
  summary: 'Makes a failed plan again.',
  status: 202,
  reply: z.object({ generation_status: generationStatus }),
  refusals: { 'plan-not-found': 404, 'plan-not-failed': 409, ...tutorRefusals },
})

/**
 * A chapter that its learner has added cannot be unlocked before it is known what it teaches. Carries `chapter`, its title, and
 * `outlining`: 'pending' while that is written, 'failed' when it could not be and the learner has to try again or say it.
 */
const outlineRefusal = { 'chapter-not-outlined': 409 } as const

export const unlockNextChapter = endpoint('POST', '/api/learning-plans/:id/unlock-next-chapter', 'learner', {
  summary: 'Unlocks the next chapter of a plan and holds its price. With chapter_id it is safe to repeat.',
  input: z.object({ id, chapter_id: z.optional(id) }),
  reply: z.union([
    z.object({ id, title: z.string(), content_status: generationStatus }),
    z.object({ all_unlocked: z.literal(true) }),
  ]),
  refusals: {
    'plan-not-found': 404,
    'chapter-not-found': 404,
    'plan-not-complete': 409,
    'not-next-chapter': 409,
    'previous-chapter-in-preparation': 409,
    ...outlineRefusal,
    ...tutorRefusals,
    ...freeChapterRefusal,
    /** Carries `missing`: the credits that are lacking. */
    'insufficient-credits': 402,
  },
})

export const unlockAll = endpoint('POST', '/api/learning-plans/:id/unlock-all', 'learner', {
  summary:
    'Unlocks all locked chapters of a plan and holds their prices, or refuses. They are written in order; one that cannot be written gives back its price and those of the chapters after it. Safe to repeat.',
  input: z.object({
    id,
    /** Those whose prices the learner was shown: when another one is locked as well, nothing is unlocked. */
    chapter_ids: z.optional(z.array(id, texts.chaptersMissing).check(z.maxLength(100, texts.tooManyChapters))),
  }),
  /** In order. Repeated with the same chapters, or within 3 seconds: the same again. */
  reply: z.object({ unlocked: z.array(id) }),
  refusals: {
    'plan-not-found': 404,
    'plan-not-complete': 409,
    /** Another chapter than those named is locked. */
    'plan-changed': 409,
    ...outlineRefusal,
    ...tutorRefusals,
    ...freeChapterRefusal,
    /** Carries `missing`: the credits that are lacking for all of them. */
    'insufficient-credits': 402,
  },
})
