import { paths } from '../../../routing/paths.ts'
import { isWholePlan, type PendingUnlock } from '../pending-unlock.ts'

/** Where what is to be unlocked is read. */
export const pathOf = (pending: PendingUnlock): string =>
  isWholePlan(pending) ? paths.plan(pending.id) : paths.chapter(pending.planId, pending.id)
