import { hold, type Movement, type Wallet } from '../credits/wallet.ts'
import { type ChapterId, err, FAILURE_REASONS, type LedgerEntryId, ok, SECOND } from '../shared/index.ts'
import {
  type Chapter,
  type ChapterFailure,
  isUnlocked,
  type LockedChapter,
  type PreparingChapter,
  prepare,
} from './chapter.ts'

export const CHAPTER_PRICE = 10

/** What a chapter costs by its number in the plan: the first is free, unless that was used up, and all of a free plan are. One that had a price `before` keeps it. */
export const priceAt = (
  number: number,
  {
    before,
    freeChapterUsed = false,
    isFree = false,
  }: { readonly before?: number | undefined; readonly freeChapterUsed?: boolean; readonly isFree?: boolean } = {},
): number => (isFree || (number === 1 && !freeChapterUsed) ? 0 : before || CHAPTER_PRICE)

/** A second call that names no chapter this soon is the same click again. */
const SAME_CLICK = 3 * SECOND

export type Unlocking =
  /** Nothing to do: it is unlocked already. */
  | { readonly kind: 'already-unlocked'; readonly chapter: Chapter }
  | { readonly kind: 'all-unlocked' }
  /** `payment` is null for a free chapter. */
  | { readonly kind: 'unlocked'; readonly chapter: PreparingChapter; readonly payment: Movement | null }

export type UnlockRequest = {
  /** A plan's chapters in order. */
  readonly chapters: readonly Chapter[]
  readonly wallet: Wallet
  /** The chapter whose button was pressed; null asks for the next one, whichever it is. */
  readonly wanted: ChapterId | null
  readonly now: Date
  readonly newEntryId: () => LedgerEntryId
}

/** Chapters open in order, each once. Unlocking an unlocked chapter again succeeds and costs nothing. */
export function unlock(request: UnlockRequest) {
  const { chapters, wanted, now } = request
  const repeated = wanted === null ? lastUnlocked(chapters, now) : chapters.find(({ id }) => id === wanted)
  if (wanted !== null && !repeated) return err({ kind: 'chapter-not-found' })
  if (repeated && isUnlocked(repeated)) return ok<Unlocking>({ kind: 'already-unlocked', chapter: repeated })

  const next = chapters.find((chapter): chapter is LockedChapter => chapter.kind === 'locked')
  if (!next) return ok<Unlocking>({ kind: 'all-unlocked' })
  if (wanted !== null && next.id !== wanted) return err({ kind: 'not-next-chapter' })
  // had it failed, a later one would be open behind a locked one
  if (chapters.some(({ kind }) => kind === 'preparing')) return err({ kind: 'previous-chapter-in-preparation' })
  const unknown = notOutlined([next])
  return unknown ? err(unknown) : pay(next, request)
}

/** The first of these that its learner has added, and of which nothing is known yet but its title: no one pays for that. */
export function notOutlined(locked: readonly LockedChapter[]) {
  const unknown = locked.find(({ outlining }) => outlining !== null)
  if (!unknown?.outlining) return null
  return { kind: 'chapter-not-outlined', chapter: unknown.title, outlining: unknown.outlining } as const
}

type Paid = Extract<Unlocking, { kind: 'unlocked' }>

/** Unlocks a chapter and holds its price. */
export function pay(next: LockedChapter, { wallet, now, newEntryId }: Omit<UnlockRequest, 'wanted'>) {
  const chapter = prepare(next, now)
  if (!chapter.hold) return ok<Paid>({ kind: 'unlocked', chapter, payment: null })
  const held = hold(wallet, chapter.hold, next.id, { id: newEntryId(), at: now })
  if (!held.ok) return held
  return ok<Paid>({ kind: 'unlocked', chapter, payment: held.value })
}

export const isSameClick = (chapter: Chapter, now: Date): boolean =>
  chapter.kind !== 'locked' && now.getTime() - chapter.unlockedAt.getTime() < SAME_CLICK

const lastUnlocked = (chapters: readonly Chapter[], now: Date): Chapter | undefined =>
  chapters.findLast((chapter) => isSameClick(chapter, now))

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
