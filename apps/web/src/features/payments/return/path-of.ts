import type { PaidPurchase } from '@app/contract'
import { paths } from '../../../routing/paths.ts'
import { isWholePlan, type PendingUnlock } from '../pending-unlock.ts'

/** Where what is to be unlocked is read. */
export const pathOf = (pending: PendingUnlock): string =>
  isWholePlan(pending) ? paths.plan(pending.id) : paths.chapter(pending.planId, pending.id)

type Unlock = NonNullable<PaidPurchase['pending_unlock']>

/** The same of what a purchase was made for. */
export const placeOf = ({ plan_id, chapter_ids: [chapterId], is_whole_plan }: Unlock): string =>
  is_whole_plan || chapterId === undefined ? paths.plan(plan_id) : paths.chapter(plan_id, chapterId)
