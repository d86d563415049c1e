import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  generationStatus,
  heldObjectives,
  id,
  outlined,
  place,
  shownObjectives,
  time,
  tutorRefusals,
  waitingSince,
  words,
} from '../shapes.ts'
import { chapterCheck } from './check.ts'
import { wordRefusals } from './plan-edits.ts'
import { planChapter } from './plans.ts'
import { curatedResource, resourcesStatus } from './resources.ts'
import { chapterRewrite, shownVersion } from './rewrite.ts'
import * as texts from './texts.ts'

export const lessonSection = z.object({
  ...{ id: z.string(), heading: z.string(), body: z.string(), minutes: z.int() },
  /** The learning objective that it serves. Left out in content from before chapters were planned. */
  objective: z.optional(z.string()),
})

export const generatedContent = z.object({
  introduction: z.string(),
  learning_objectives: z.array(z.string()),
  curated_resources: z.array(curatedResource),
  /** 1: it has neither sections nor key points nor a practice. */
  content_version: z.int(),
  /** One or more for each objective. Markdown without links. `minutes`: to read it. */
  sections: z.array(lessonSection),
  key_points: z.array(z.string()),
  practice: z.nullable(z.object({ task: z.string(), done_when: z.string() })),
  /** From easy to hard, Markdown both. Left out where there are none. */
  exercises: z.optional(z.array(z.object({ task: z.string(), solution: z.string() }))),
  /** Why it has no check: no questions came that could be used, no one could solve them, too few keys held, what is stored is damaged. Left out where that is not known. */
  no_check: z.optional(z.enum(['unwritten', 'unsolved', 'refuted', 'damaged'])),
})

/** Of a learner, on a section: plain text, never Markdown. One that was emptied stays, with its version. */
const sectionNote = z.object({ section_id: z.string(), text: z.string(), version: z.int() })
export type SectionNote = z.infer<typeof sectionNote>
export const MAX_NOTE_LENGTH = 4_000

const neighbour = z.nullable(
  z.object({
    id,
    title: z.string(),
    is_unlocked: z.boolean(),
    is_completed: z.boolean(),
    /** A chapter in preparation whose previous one is, too, waits for it: they are written in order. */
    content_status: generationStatus,
  }),
)

export const chapterView = z.object({
  ...z.omit(planChapter, { isUnlocked: true }).shape,
  ...outlined,
  is_unlocked: z.boolean(),
  learning_plan_id: id,
  learning_plan_title: z.string(),
  number: z.int(),
  /** How many chapters its plan has. */
  chapter_count: z.int(),
  waiting_since: waitingSince,
  /** Null while locked or on the way; null with COMPLETE means that the stored content is damaged. */
  generated_content: z.nullable(generatedContent),
  /** While GENERATING, what can be read already: it grows. Null before its introduction is there. */
  draft: z.optional(
    z.nullable(z.pick(generatedContent, { introduction: true, learning_objectives: true, sections: true })),
  ),
  content_generated_at: z.nullable(time),
  /** Also those on sections that the chapter no longer has. */
  notes: z.array(sectionNote),
  /** Of the learning objectives, those that the learner has ticked off. */
  ticked_objectives: z.array(z.string()),
  shown_objectives: shownObjectives,
  held_objectives: heldObjectives,
  /** Of the practice, what was shown last, and what was said about it: Markdown without links. Left out where nothing was. */
  practice_result: z.optional(z.object({ result: z.string(), feedback: z.string() })),
  /** Null while it cannot be read, and where it has none. Keys come with the result of an attempt. */
  check: z.nullable(chapterCheck),
  /** Its text is there, and its questions are still being verified. Left out otherwise. */
  check_pending: z.optional(z.literal(true)),
  /** Content and check are of this version; null while it cannot be read. */
  version: z.nullable(shownVersion),
  rewrite: z.nullable(chapterRewrite),
  /** Of the curated resources; null of a chapter that cannot be read. */
  resources_status: z.nullable(resourcesStatus),
  previous_chapter: neighbour,
  next_chapter: neighbour,
})
export type ChapterView = z.infer<typeof chapterView>

const refusals = { 'chapter-not-found': 404 } as const

export const chapterStatus = endpoint('GET', '/api/chapters/:id/status', 'learner', {
  summary: 'How far the content of a chapter is.',
  reply: z.object({ content_status: generationStatus, waiting_since: waitingSince }),
  refusals,
})

export const chapter = endpoint('GET', '/api/chapters/:id', 'learner', {
  alsoAt: ['/api/chapters/:id/content', '/chapters/:id/content'],
  summary: 'A chapter with its content.',
  reply: chapterView,
  refusals,
})

export const toggleCompletion = endpoint('POST', '/api/chapters/:id/toggle_completion', 'learner', {
  alsoAt: ['/chapters/:id/toggle_completion'],
  summary: 'Marks a chapter complete, or not complete again.',
  reply: z.object({ learning_plan_progress: z.int(), chapter_completed: z.boolean() }),
  refusals: { ...refusals, 'chapter-locked': 409 },
})

export const markChapterRead = endpoint('PUT', '/api/chapters/:id/last-read', 'learner', {
  summary: 'Notes that the learner has turned to a chapter, which the dashboard then goes on with.',
  /** `place`: where in it they are, its address on the page. The last one counts, from whichever device; left out, the one before stays. */
  input: z.object({ id, place: z.optional(place) }),
  refusals: { ...refusals, 'chapter-locked': 409 },
})

export const tickObjective = endpoint('PUT', '/api/chapters/:id/objectives', 'learner', {
  summary: 'Ticks one learning objective off, or takes its tick back. Safe to repeat; the others stay as they are.',
  input: z.object({
    id,
    objective: z.string(texts.objectiveMissing).check(z.maxLength(2_000, texts.objectiveTooLong)),
    ticked: z.boolean(texts.tickMissing),
  }),
  reply: z.object({ ticked_objectives: z.array(z.string()) }),
  refusals: { ...refusals, 'objective-not-found': 404, 'chapter-locked': 409 },
})

export const writeNote = endpoint('PUT', '/api/chapters/:id/notes', 'learner', {
  summary: 'Writes the note on a section; an empty text takes it away. Safe to repeat.',
  input: z.object({
    id,
    section_id: z.string(texts.sectionMissing).check(z.maxLength(64, texts.sectionUnknown)),
    text: z.string(texts.noteMissing).check(z.trim(), z.maxLength(MAX_NOTE_LENGTH, texts.noteTooLong)),
    /** Of the note that was changed; 0 where there was none. */
    version: z.int(texts.versionMissing),
  }),
  reply: sectionNote,
  /** `note-changed`: it was written elsewhere meanwhile. Read the chapter again, and keep both. */
  refusals: { ...refusals, 'section-not-found': 404, 'chapter-locked': 409, 'note-changed': 409 },
})

export const askForFeedback = endpoint('POST', '/api/chapters/:id/practice', 'learner', {
  summary:
    'Has the assistant look at what the learner made of the practice: what fits, what is missing, one next step. It is no grade.',
  /** `practice_id`: chosen by the client. The same one answers the same as long as no other came. `result`: text or code. */
  input: z.object({ id, practice_id: id, result: words(texts.resultMissing, 8_000, texts.resultTooLong) }),
  /** Markdown without links, at most 120 words. */
  reply: z.object({ feedback: z.string() }),
  refusals: {
    ...refusals,
    'chapter-locked': 409,
    /** The chapter has no practice, or its tutor has prepared texts only. */
    'no-feedback': 409,
    'words-declined': wordRefusals['words-declined'],
    ...tutorRefusals,
    'assistant-unavailable': 503,
  },
})
