import type { Chapter, ChapterFailure } from '../../chapters/chapter.ts'
import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import type { ChapterContent } from '../../chapters/content.ts'
import type { Question } from '../../check/question.ts'
import type { ReportCounts } from '../../check/question-report.ts'
import type { ChapterId, GenerationStatus, UserId } from '../../shared/index.ts'
import type { CallAbout, ModelCall } from '../../tutoring/model-call.ts'

/**
 * Why admins look at a chapter: its last try failed, it was locked again behind one that failed, it was asked for again after that,
 * its learner had it explained differently, or a question of one of its versions was reported.
 */
export const CHAPTER_TROUBLES = ['failed', 'locked-again', 'tried-again', 'rewritten', 'reported'] as const
export type ChapterTrouble = (typeof CHAPTER_TROUBLES)[number]

/** What is needed to tell whose it is and what is wrong; nothing of how they learn. */
export type TroubledChapter = Pick<Chapter, 'id' | 'number' | 'title'> & {
  readonly planTitle: string
  readonly learnerId: UserId
  readonly learnerName: string
  readonly contentStatus: GenerationStatus
  readonly failure: ChapterFailure | null
  /** How often it was asked for. */
  readonly attempts: number
  /** How many there are of it. */
  readonly versions: number
  /** Of all versions. */
  readonly reports: ReportCounts
  /** The latest of what is wrong with it; of what is asked for, where that is one kind. */
  readonly since: Date
}

export type TroubledQuery = {
  /** Null: all. */
  readonly trouble: ChapterTrouble | null
  readonly learnerId: UserId | null
  /** The last one of the page before; null begins with the newest. */
  readonly after: Pick<TroubledChapter, 'since' | 'id'> | null
  readonly limit: number
}

export type TroubledPage = {
  /** Newest first. */
  readonly chapters: readonly TroubledChapter[]
  /** What to ask for next; null at the end. */
  readonly next: TroubledQuery['after']
}

/** A call of a model about a chapter. `requestId` is what the log has of it. */
export type ChapterCall = Omit<ModelCall, 'id' | keyof CallAbout> & { readonly requestId: string | null }

/** A chapter as admins read it. Neither answers nor scores, ticks, times of reading or anything of the conversation are in it. */
export type AdminChapter = Omit<TroubledChapter, 'since' | 'reports'> &
  Pick<Chapter, 'summary' | 'objectives' | 'minutes' | 'price'> & {
    readonly chapterCount: number
    readonly unlockedAt: Date | null
    /** How often its learner asked the tutor: a number, and no word of it. */
    readonly helpTurns: number
    readonly generatedAt: Date | null
    /** Null while there is none, and when what is stored is damaged. */
    readonly content: ChapterContent | null
    /** With their keys. */
    readonly questions: readonly Question[]
    /** Questions of versions that are not shown: those that were reported. */
    readonly reportedElsewhere: readonly Question[]
    /** What is kept of one that is not whole yet, without what was asked for: that holds the learner's words. */
    readonly parts: readonly Pick<ChapterPart, 'name' | 'made' | 'model' | 'at'>[]
    /** The newest first, at most `MAX_CHAPTER_CALLS`. */
    readonly calls: readonly ChapterCall[]
  }

/** More than a few dozen are of a chapter that was tried again for days. */
export const MAX_CHAPTER_CALLS = 200

export type ChapterReadModels = {
  /** One statement. */
  readonly troubledChapters: (query: TroubledQuery) => Promise<TroubledPage>
  readonly chapter: (id: ChapterId) => Promise<AdminChapter | null>
}
