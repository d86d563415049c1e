import { hold, type Movement, type Wallet } from '../credits/wallet.ts'
import { SECOND } from '../shared/duration.ts'
import type { ChapterId, LedgerEntryId } from '../shared/ids.ts'
import { err, ok } from '../shared/result.ts'
import { type Chapter, isUnlocked, type LockedChapter, type PreparingChapter, prepare } from './chapter.ts'

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
