import type { Brief } from '../brief/brief.ts'
import { type Chapter, isUnlocked, type LockedChapter, outlineChapter } from '../chapters/chapter.ts'
import { priceAt } from '../chapters/unlock.ts'
import { type ChapterId, type Err, err, type Ok, ok } from '../shared/index.ts'
import { type Plan, requestPlan } from './plan.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS } from './plan-room.ts'
import type { RevisedChapter } from './revision.ts'

/** What is edited of a chapter, and what is kept of one that is dropped, so that it can come back. */
export type OutlineChapter = Pick<
  LockedChapter,
  'id' | 'title' | 'summary' | 'objectives' | 'minutes' | 'prerequisites' | 'attempt' | 'failure' | 'outlining'
>

/** What a learner may edit of a plan. */
export type Outline = {
  readonly title: string
  /** In order. */
  readonly chapters: readonly OutlineChapter[]
}

/** What a plan was before an edit, or before other answers replaced it. */
export type PlanVersion = Outline & {
  readonly run: number
  /** The number of the edit that ended it; 0 when other answers did. */
  readonly edit: number
  readonly description: string
  readonly thread: string
  readonly brief: Brief
  readonly replacedAt: Date
}

/** `chapters` are all that the plan now has, in order; `version` is what it was before. */
export type PlanEdit = { readonly plan: Plan; readonly chapters: readonly Chapter[]; readonly version: PlanVersion }

export function outlineOf({ title }: Plan, chapters: readonly Chapter[]): Outline {
  const outlined = chapters.map((chapter): OutlineChapter => {
    const { id, summary, objectives, minutes, prerequisites, attempt } = chapter
    const { failure, outlining } = chapter.kind === 'locked' ? chapter : { failure: null, outlining: null }
    return { id, title: chapter.title, summary, objectives, minutes, prerequisites, attempt, failure, outlining }
  })
  return { title, chapters: outlined }
}

export function versionOf(plan: Plan, chapters: readonly Chapter[], edit: number, replacedAt: Date): PlanVersion {
  const { description, thread, brief, generation } = plan
  return { ...outlineOf(plan, chapters), run: generation.run, edit, description, thread, brief, replacedAt }
}

/**
 * Edits the outline of a plan; null when nothing of it changes. What is unlocked keeps its place and its words, no chapter comes
 * before one that it builds on, and whatever is dropped or moved, one chapter of a plan is free: the first.
 */
export function changeOutline<Refused extends Err<unknown>>(
  plan: Plan,
  chapters: readonly Chapter[],
  edit: (outline: Outline) => Ok<Outline> | Refused,
  at: Date,
) {
  if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
  const before = withoutDropped(outlineOf(plan, chapters))
  const edited = edit(before)
  if (!edited.ok) return edited
  const wanted = withoutDropped(edited.value)
  const refused = refuse(chapters.filter(isUnlocked).length, before, wanted)
  if (refused) return refused
  const isSame = before.title === wanted.title && wordsOf(before.chapters) === wordsOf(wanted.chapters)
  if (isSame) return ok<PlanEdit | null>(null)
  const edits = plan.edits + 1
  return ok<PlanEdit | null>({
    plan: { ...plan, title: wanted.title, edits },
    chapters: wanted.chapters.map((outline, place) => placed(plan, chapters, outline, place)),
    version: versionOf(plan, chapters, edits, at),
  })
}

/** A chapter that is gone is no prerequisite any more. */
const withoutDropped = ({ title, chapters }: Outline): Outline => {
  const left = new Set(chapters.map(({ id }) => id))
  const met = (ids: readonly ChapterId[]) => ids.filter((id) => left.has(id))
  return { title, chapters: chapters.map((chapter) => ({ ...chapter, prerequisites: met(chapter.prerequisites) })) }
}

/** `unlocked` chapters stand at the front: chapters are unlocked in order. */
function refuse(unlocked: number, { chapters: before }: Outline, { chapters: wanted }: Outline) {
  const kept = wordsOf(wanted.slice(0, unlocked)) === wordsOf(before.slice(0, unlocked))
  if (!kept) return err({ kind: 'chapter-unlocked' })
  // a plan that has fewer or more of old may be edited like any other
  if (wanted.length < Math.min(MIN_CHAPTERS, before.length)) return err({ kind: 'plan-too-short' })
  if (wanted.length > Math.max(MAX_CHAPTERS, before.length)) return err({ kind: 'plan-full' })
  return laterPrerequisite(wanted)
}

type Linked = { readonly id: string; readonly title: string; readonly prerequisites: readonly string[] }

/** The first chapter that builds on itself or on one behind it. */
function laterPrerequisite(chapters: readonly Linked[]) {
  for (const [place, { title, prerequisites }] of chapters.entries()) {
    const later = chapters.slice(place).find(({ id }) => prerequisites.includes(id))
    if (later) return err({ kind: 'prerequisite-later', chapter: title, prerequisite: later.title })
  }
  return null
}

/** Why no plan can have these chapters, in this order; null where one can. */
export function outlineFault(chapters: readonly Linked[]) {
  if (chapters.length < MIN_CHAPTERS) return err({ kind: 'plan-too-short' })
  if (chapters.length > MAX_CHAPTERS) return err({ kind: 'plan-full' })
  return laterPrerequisite(chapters)
}

const wordsOf = (chapters: readonly OutlineChapter[]): string =>
  JSON.stringify(
    chapters.map(({ id, title, summary, objectives, minutes, prerequisites }) => [
      id,
      title,
      summary,
      objectives,
      minutes,
      prerequisites,
    ]),
  )

/** The chapter as it stands at `place`; one that was dropped comes back as it went, so that no key of its holds is used twice. */
function placed(plan: Plan, chapters: readonly Chapter[], outline: OutlineChapter, place: number): Chapter {
  const now = chapters.find(({ id }) => id === outline.id)
  if (now && now.kind !== 'locked') return now
  const { attempt, failure, ...words } = outline
  const number = place + 1
  const price = priceAt(number, { ...plan, before: now?.price })
  return now
    ? { ...now, ...words, number, price }
    : { ...outlineChapter({ ...words, planId: plan.id, number, price }), attempt, failure, outlining: words.outlining }
}

export const renamePlan =
  (title: string) =>
  (outline: Outline): Ok<Outline> =>
    ok({ ...outline, title })

/** What is left out stays as it is. */
export type ChapterWords = { readonly title?: string | undefined; readonly summary?: string | undefined }

export const rewordChapter = (wanted: ChapterId, words: ChapterWords) => (outline: Outline) => {
  const chapter = outline.chapters.find(({ id }) => id === wanted)
  if (!chapter) return err({ kind: 'chapter-not-found' })
  const { title = chapter.title, summary = chapter.summary } = words
  // the learner's own words take the place of those that could not be written
  const outlining = chapter.outlining === 'failed' && summary !== '' ? null : chapter.outlining
  const reworded = outline.chapters.map((one) => (one === chapter ? { ...one, title, summary, outlining } : one))
  return ok<Outline>({ ...outline, chapters: reworded })
}

/** Adds a chapter behind another one, or at the end with null. What it teaches is to be written. */
export const addChapter = (id: ChapterId, title: string, after: ChapterId | null) => (outline: Outline) => {
  const { chapters } = outline
  const place = after === null ? chapters.length : chapters.findIndex((chapter) => chapter.id === after) + 1
  if (place === 0 && after !== null) return err({ kind: 'chapter-not-found' })
  const nothing = { summary: '', objectives: [], minutes: null, prerequisites: [], attempt: 0, failure: null }
  const added: OutlineChapter = { ...nothing, id, title, outlining: 'pending' }
  return ok<Outline>({ ...outline, chapters: chapters.toSpliced(place, 0, added) })
}

export const dropChapter = (dropped: ChapterId) => (outline: Outline) => {
  const left = outline.chapters.filter(({ id }) => id !== dropped)
  if (left.length === outline.chapters.length) return err({ kind: 'chapter-not-found' })
  return ok<Outline>({ ...outline, chapters: left })
}

/** Takes all chapters, each once: another list is about an outline that is not there any more. */
export const orderChapters = (ids: readonly ChapterId[]) => (outline: Outline) => {
  const ordered = ids.flatMap((wanted) => outline.chapters.find(({ id }) => id === wanted) ?? [])
  const isComplete = new Set(ids).size === ids.length && ids.length === outline.chapters.length
  if (!isComplete || ordered.length !== ids.length) return err({ kind: 'plan-changed' })
  return ok<Outline>({ ...outline, chapters: ordered })
}

/** Puts an outline back that was there before. */
export const restore =
  ({ title, chapters }: PlanVersion) =>
  (_outline: Outline): Ok<Outline> =>
    ok({ title, chapters })

/** The edit that makes a revision's chapters the plan's. What it adds has never been unlocked. */
export const reviseTo =
  (wanted: readonly RevisedChapter[]) =>
  (outline: Outline): Ok<Outline> => {
    const nothing = { attempt: 0, failure: null, outlining: null }
    const chapters = wanted.map((chapter): OutlineChapter => {
      const now = outline.chapters.find(({ id }) => id === chapter.id)
      const was = now ?? nothing
      // what could not be written is written now
      const outlining = was.outlining === 'failed' && chapter.summary !== '' ? null : was.outlining
      return { ...was, ...chapter, outlining }
    })
    return ok({ ...outline, chapters })
  }

/** `version` is null of a plan that never was COMPLETE. */
export type Replacement = { readonly plan: Plan; readonly version: PlanVersion | null }

/** What was unlocked stays as it is for good. */
export const isReplaceable = (chapters: readonly Chapter[]): boolean => !chapters.some(isUnlocked)

/** Asks for the plan anew from other answers, under its own id. A worker that still makes the old one comes too late: see `run`. */
export function replacePlan(plan: Plan, chapters: readonly Chapter[], brief: Brief, at: Date) {
  if (!isReplaceable(chapters)) return err({ kind: 'chapter-unlocked' })
  const { generation } = plan
  return ok<Replacement>({
    plan: requestPlan({ ...plan, brief, createdAt: at }, generation.run + 1, plan.edits + 1),
    version: generation.kind === 'complete' ? versionOf(plan, chapters, 0, at) : null,
  })
}
