import { isString, recordOf, stored } from '../../api/storage.ts'

/** What the learner went to buy credits for: a chapter, or all of a plan that is locked, which goes by the id of the plan. */
export type PendingUnlock = { readonly planId: string; readonly id: string; readonly title: string }

export const isWholePlan = ({ planId, id }: PendingUnlock): boolean => id === planId

/** Kept in this tab while the learner is away paying, and until it is unlocked. */
const entry = stored<PendingUnlock>('sessionStorage', 'wanted-chapter', (value) => {
  const { planId, id, title } = recordOf(isString)(value)
  return planId !== undefined && id !== undefined && title !== undefined ? { planId, id, title } : null
})

export const rememberPendingUnlock = entry.write
export const pendingUnlock = entry.read

export function clearPendingUnlock(id: string): void {
  if (entry.read()?.id === id) entry.clear()
}

/** By how many credits the learner falls short of what is to be unlocked. */
export type Shortfall = { readonly chapter: PendingUnlock; readonly cost: number; readonly missing: number }
