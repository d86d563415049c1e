import type { Question } from '../check/question.ts'
import { type Hold, unlockKey } from '../credits/wallet.ts'
import { type ChapterId, err, type GenerationStatus, ok, type PlanId } from '../shared/index.ts'
import type { ChapterContent } from './content.ts'
import type { SectionNote } from './section-note.ts'
import { ONE_VERSION, type Versions } from './versions.ts'

type Outline = {
  readonly id: ChapterId
  readonly planId: PlanId
  /** 1 for the first chapter of its plan. */
  readonly number: number
  readonly title: string
  /** What the chapter is about, in a sentence: given to the model that writes it. */
  readonly summary: string
  /** What the learner can do after it. None in a plan that an earlier version made. */
  readonly objectives: readonly string[]
  /** How long it takes; null in a plan that an earlier version made. */
  readonly minutes: number | null
  /** Earlier chapters of the plan that it builds on. */
  readonly prerequisites: readonly ChapterId[]
  /** Credits, a whole number; 0 means free. */
  readonly price: number
}

/**
 * Why and when the last unlock came to nothing. `earlier-failed`: no one had begun with it, as the chapter before it could not be
 * written. `reason`: in words.
 */
export type ChapterFailure = {
  readonly code: 'failed' | 'earlier-failed'
  readonly reason: string
  readonly at: Date
}

/** `attempt` counts the unlocks so far. */
export type LockedChapter = Outline & {
  readonly kind: 'locked'
  readonly attempt: number
  readonly failure: ChapterFailure | null
  /** Of a chapter that its learner has added: what it teaches is still to be written, or could not be. Null of all others. */
  readonly outlining: 'pending' | 'failed' | null
}
/** What a learner has shown last of a chapter's practice, and what was said about it. */
export type PracticeResult = {
  /** Chosen by the client. */
  readonly id: string
  /** Number of the chapter's version whose practice it was. */
  readonly version: number
  readonly result: string
  /** Markdown without links. */
  readonly feedback: string
}

/** Unlocked, its content on the way. `hold` is what the learner pays once it is there: only a free one has none. */
export type PreparingChapter = Outline & {
  readonly kind: 'preparing'
  readonly attempt: number
  readonly step: 'pending' | 'generating'
  readonly unlockedAt: Date
} & ({ readonly price: 0; readonly hold: null } | { readonly hold: Hold })
export type OpenChapter = Outline & {
  readonly kind: 'open'
  readonly attempt: number
  readonly content: ChapterContent
  /** Its check. None: the chapter has no check. */
  readonly questions: readonly Question[]
  readonly unlockedAt: Date
  readonly generatedAt: Date
  readonly completedAt: Date | null
  /** When its learner last turned to it. */
  readonly readAt: Date | null
  /** The part of it where they were last, by its address on the page. */
  readonly place: string | null
  /** At most one for each section, also of those that are gone. */
  readonly notes: readonly SectionNote[]
  /** Objectives that are ticked off, by their words: a chapter that is written anew has others. */
  readonly ticked: readonly string[]
  readonly practiceResult: PracticeResult | null
  /** `content` and `questions` are those of the version that is shown. */
  readonly versions: Versions
}
export type Chapter = LockedChapter | PreparingChapter | OpenChapter

export const isUnlocked = (chapter: Chapter): boolean => chapter.kind !== 'locked'

export function contentStatus(chapter: Chapter): GenerationStatus {
  if (chapter.kind === 'open') return 'COMPLETE'
  if (chapter.kind === 'preparing') return chapter.step === 'pending' ? 'PENDING' : 'GENERATING'
  return chapter.failure === null ? 'PENDING' : 'FAILED'
}

export const outlineChapter = (outline: Outline): LockedChapter => ({
  ...outline,
  kind: 'locked',
  attempt: 0,
  failure: null,
  outlining: null,
})

/** Its hold is still to be taken from the wallet. */
export function prepare(
  { failure: _failure, outlining: _outlining, ...from }: LockedChapter,
  unlockedAt: Date,
): PreparingChapter {
  const { id, price, attempt: before } = from
  const begun = { ...from, kind: 'preparing', attempt: before + 1, step: 'pending', unlockedAt } as const
  if (price === 0) return { ...begun, price, hold: null }
  return { ...begun, hold: { key: unlockKey(id, begun.attempt), amount: price } }
}

/**
 * Since when a chapter is being written: those that are unlocked together are written one after the other. Null of one that waits for the
 * chapter before it, and of all others. `before`: the one in front of it.
 */
export function writingSince(chapter: Chapter, before: Chapter | undefined): Date | null {
  if (chapter.kind !== 'preparing' || before?.kind === 'preparing') return null
  const { unlockedAt } = chapter
  return before?.kind === 'open' && before.generatedAt > unlockedAt ? before.generatedAt : unlockedAt
}

/** The chapter as long as it still waits for the result of this very run; not once it was unlocked again, finished or failed. */
export const awaiting = (chapter: Chapter, run: number) =>
  chapter.kind === 'preparing' && chapter.attempt === run ? ok(chapter) : err({ kind: 'superseded' })

export const beginWriting = (from: PreparingChapter): PreparingChapter => ({ ...from, step: 'generating' })

export const open = (
  { step: _step, hold: _hold, ...from }: PreparingChapter,
  written: Pick<OpenChapter, 'content' | 'questions'>,
  generatedAt: Date,
): OpenChapter => ({
  ...from,
  ...written,
  kind: 'open',
  generatedAt,
  completedAt: null,
  ...UNREAD,
  versions: ONE_VERSION,
})

/** Of a chapter that its learner has not turned to yet. */
const UNREAD = { readAt: null, place: null, notes: [], ticked: [], practiceResult: null }

/** Locked again, so that the same button tries again. */
export const failWriting = (
  { step: _step, hold: _hold, unlockedAt: _unlockedAt, ...from }: PreparingChapter,
  failure: ChapterFailure,
): LockedChapter => ({ ...from, kind: 'locked', failure, outlining: null })

export const toggleCompletion = (chapter: OpenChapter, at: Date): OpenChapter => ({
  ...chapter,
  completedAt: chapter.completedAt === null ? at : null,
})

/** Without a place they are where they were: opening a chapter forgets none. */
export const markRead = (chapter: OpenChapter, at: Date, place = chapter.place): OpenChapter => ({
  ...chapter,
  readAt: at,
  place,
})

/** Ticks one objective, or takes its tick back; the others stay, so that two devices do not undo each other. */
export function tickObjective(chapter: OpenChapter, objective: string, isTicked: boolean) {
  const { learningObjectives } = chapter.content
  if (!learningObjectives.includes(objective)) return err({ kind: 'objective-not-found' })
  const isKept = (one: string): boolean => (one === objective ? isTicked : chapter.ticked.includes(one))
  return ok<OpenChapter>({ ...chapter, ticked: [...new Set(learningObjectives)].filter(isKept) })
}

/** Percent of a plan's chapters that are marked complete: a whole number 0–100, and 100 only when all are. */
export function progressOf(chapters: readonly Chapter[]): number {
  if (chapters.length === 0) return 0
  const completed = chapters.filter((chapter) => chapter.kind === 'open' && chapter.completedAt !== null).length
  return Math.floor((completed * 100) / chapters.length)
}
