import type { Movement } from '../credits/wallet.ts'
import { FAILURE_REASONS } from '../shared/failure-reasons.ts'
import type { ChapterId } from '../shared/ids.ts'
import { err, ok } from '../shared/result.ts'
import type { Chapter, ChapterFailure, LockedChapter, PreparingChapter } from './chapter.ts'
import { isSameClick, notOutlined, pay, type UnlockRequest } from './unlock.ts'

type Request = Omit<UnlockRequest, 'wanted'> & {
  /** The chapters whose prices the learner was shown: no other is unlocked and paid. Null unlocks whatever is locked. */
  readonly wanted: readonly ChapterId[] | null
}

export type UnlockingAll = {
  /** For the answer, in order: those that are wanted, or else those that are unlocked now. A repeated call has the same again. */
  readonly unlocked: readonly ChapterId[]
  /** Those that are unlocked now. */
  readonly chapters: readonly PreparingChapter[]
  /** One for each chapter that is not free, in order: each begins with the balance that the one before it left. */
  readonly payments: readonly Movement[]
}

/**
 * Unlocks every locked chapter of a plan and holds all their prices, or does neither. They are written in order, so one that is
 * being written is waited for.
 */
export function unlockAll({ wanted, ...request }: Request) {
  const { chapters, wallet, now } = request
  const locked = chapters.filter((chapter): chapter is LockedChapter => chapter.kind === 'locked')
  if (wanted && locked.some(({ id }) => !wanted.includes(id))) return err({ kind: 'plan-changed' })
  const unknown = notOutlined(locked)
  if (unknown) return err(unknown)
  const total = locked.reduce((sum, { price }) => sum + price, 0)
  if (total > wallet.balance) return err({ kind: 'insufficient-credits', missing: total - wallet.balance })

  const unlocked: PreparingChapter[] = []
  const payments: Movement[] = []
  for (const chapter of locked) {
    const paid = pay(chapter, { ...request, wallet: payments.at(-1)?.wallet ?? wallet })
    if (!paid.ok) return paid
    unlocked.push(paid.value.chapter)
    if (paid.value.payment) payments.push(paid.value.payment)
  }
  const repeated = wanted ? chapters.filter(({ id }) => wanted.includes(id)) : unlockedLast(chapters, now)
  const meant = unlocked.length > 0 && !wanted ? unlocked : repeated
  return ok<UnlockingAll>({ unlocked: meant.map(({ id }) => id), chapters: unlocked, payments })
}

/** What the same click has unlocked. */
function unlockedLast(chapters: readonly Chapter[], now: Date): readonly Chapter[] {
  const last = chapters.at(-1)
  if (!last || !isSameClick(last, now)) return []
  const at = (chapter: Chapter): number | null => (chapter.kind === 'locked' ? null : chapter.unlockedAt.getTime())
  return chapters.filter((chapter) => at(chapter) === at(last))
}

const isPreparing = (chapter: Chapter): chapter is PreparingChapter => chapter.kind === 'preparing'

/** Of a plan's chapters in order: a chapter's prompt holds what was taught before it, so one is written at a time. */
export const nextToWrite = (chapters: readonly Chapter[]): PreparingChapter | undefined => chapters.find(isPreparing)

/** Why a chapter is locked again that no one had begun to write. */
export const EARLIER_FAILED = {
  code: 'earlier-failed',
  reason: FAILURE_REASONS['earlier-failed'],
} as const satisfies Omit<ChapterFailure, 'at'>

/** The chapter that could not be written, and those unlocked behind it: all are locked again, as none is open behind a locked one. */
export const lockedAgainWith = (failed: PreparingChapter, chapters: readonly Chapter[]): readonly PreparingChapter[] =>
  chapters.filter(isPreparing).filter(({ number }) => number >= failed.number)
