import type { PaidPurchase } from '@app/contract'
import { isString, recordOf, stored } from '../../api/storage.ts'
import { paths } from '../../routing/paths.ts'

/** What the learner went to buy credits for: a chapter, or all of a plan that is locked, which goes by the id of the plan. */
export type PendingUnlock = {
  readonly planId: string
  readonly id: string
  readonly title: string
  /** Of a whole plan: the chapters whose prices the learner was shown. */
  readonly chapterIds?: readonly string[]
}

export const isWholePlan = ({ planId, id }: PendingUnlock): boolean => id === planId

/** A place to go on from: kept in this tab while the learner is away paying, and until it is unlocked. */
const entry = stored<PendingUnlock>('sessionStorage', 'wanted-chapter', (value) => {
  const { planId, id, title } = recordOf(isString)(value)
  if (planId === undefined || id === undefined || title === undefined) return null
  const { chapterIds }: Readonly<Record<string, unknown>> = Object(value)
  const ids = Array.isArray(chapterIds) ? { chapterIds: chapterIds.filter(isString) } : {}
  return { planId, id, title, ...ids }
})

export const rememberPendingUnlock = (pending: PendingUnlock): void => entry.write(pending)

export const pendingUnlock = (): PendingUnlock | null => entry.read()

export function clearPendingUnlock(id: string): void {
  if (entry.read()?.id === id) entry.clear()
}

/** By how many credits the learner falls short of what is to be unlocked. */
export type Shortfall = { readonly chapter: PendingUnlock; readonly cost: number; readonly missing: number }

/** Where what is to be unlocked is read. */
export const pathOf = (pending: PendingUnlock): string =>
  isWholePlan(pending) ? paths.plan(pending.id) : paths.chapter(pending.planId, pending.id)

/** What a purchase was made for. */
export type PurchasedUnlock = NonNullable<PaidPurchase['pending_unlock']>

/** The same of what a purchase was made for. */
export const placeOf = ({ plan_id, chapter_ids: [chapterId], is_whole_plan }: PurchasedUnlock): string =>
  is_whole_plan || chapterId === undefined ? paths.plan(plan_id) : paths.chapter(plan_id, chapterId)
