import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, tutorRefusals, words } from '../shapes.ts'
import { planDetails } from './plans.ts'
import * as texts from './texts.ts'

/** As the plan's: the edit is refused when the plan has changed since. Left out, it is applied to whatever is there. */
const version = z.int(texts.versionMissing).check(z.minimum(0, texts.versionMissing))
const ifUnchanged = z.optional(version)
const title = words(texts.titleMissing, 150, texts.titleTooLong)
const summary = z.string(texts.summaryInvalid).check(z.trim(), z.maxLength(500, texts.summaryTooLong))

/** One rule judges every edit. `prerequisite-later` carries the titles `chapter` and `prerequisite`. */
export const editRefusals = {
  'plan-not-found': 404,
  'plan-not-complete': 409,
  'plan-changed': 409,
  'chapter-unlocked': 409,
  'plan-too-short': 409,
  'plan-full': 409,
  'prerequisite-later': 409,
} as const
const chapterRefusals = { ...editRefusals, 'chapter-not-found': 404 } as const
export const wordRefusals = {
  'title-empty': 400,
  /** Carries `reason` ('unsafe' or 'crisis') and `reply`: Markdown in the language of what was written. */
  'words-declined': 400,
} as const

export const renamePlan = endpoint('PATCH', '/api/learning-plans/:id', 'learner', {
  summary: 'Gives a plan another title.',
  input: z.object({ id, title, version: ifUnchanged }),
  reply: planDetails,
  refusals: { ...editRefusals, ...wordRefusals },
})

export const rewordChapter = endpoint('PATCH', '/api/learning-plans/:id/chapters/:chapter_id', 'learner', {
  summary: 'Gives a locked chapter another title or summary.',
  input: z.object({ id, chapter_id: id, title: z.optional(title), summary: z.optional(summary), version: ifUnchanged }),
  reply: planDetails,
  refusals: { ...chapterRefusals, ...wordRefusals },
})

export const dropChapter = endpoint('DELETE', '/api/learning-plans/:id/chapters/:chapter_id', 'learner', {
  summary: 'Takes a locked chapter out of a plan.',
  input: z.object({ id, chapter_id: id, version: ifUnchanged }),
  reply: planDetails,
  refusals: chapterRefusals,
})

export const addChapter = endpoint('POST', '/api/learning-plans/:id/chapters', 'learner', {
  summary:
    'Adds a locked chapter behind another one, or at the end. What it teaches is written afterwards: see outline_status.',
  input: z.object({ id, title, after: z.optional(id), version: ifUnchanged }),
  status: 202,
  reply: planDetails,
  refusals: { ...chapterRefusals, ...wordRefusals, ...tutorRefusals },
})

export const retryOutline = endpoint('POST', '/api/learning-plans/:id/chapters/:chapter_id/retry-outline', 'learner', {
  summary: 'Has written once more what an added chapter teaches, where that could not be. Safe to repeat.',
  input: z.object({ id, chapter_id: id }),
  status: 202,
  reply: planDetails,
  refusals: {
    'plan-not-found': 404,
    'chapter-not-found': 404,
    /** Changes that were asked for in words would take back what is written now. */
    'revision-open': 409,
    ...tutorRefusals,
  },
})

export const orderChapters = endpoint('PUT', '/api/learning-plans/:id/order', 'learner', {
  summary: 'Puts the chapters of a plan in another order: all of them, the unlocked ones where they are.',
  input: z.object({
    id,
    chapter_ids: z.array(id, texts.chapterOrderMissing).check(z.maxLength(100, texts.tooManyChapters)),
    version: ifUnchanged,
  }),
  reply: planDetails,
  refusals: editRefusals,
})

export const undoEdit = endpoint('POST', '/api/learning-plans/:id/undo', 'learner', {
  summary:
    'Takes the last edit of a plan back, which is an edit itself, unless something was unlocked that it changes.',
  input: z.object({ id, version }),
  reply: planDetails,
  refusals: { ...editRefusals, 'nothing-to-undo': 409 },
})

const archiveRefusals = { 'plan-not-found': 404 } as const

export const archivePlan = endpoint('PUT', '/api/learning-plans/:id/archive', 'learner', {
  summary: 'Takes a plan out of the list. It can still be read, and its chapters unlocked.',
  reply: planDetails,
  refusals: archiveRefusals,
})

export const unarchivePlan = endpoint('DELETE', '/api/learning-plans/:id/archive', 'learner', {
  summary: 'Puts an archived plan back into the list.',
  reply: planDetails,
  refusals: archiveRefusals,
})
