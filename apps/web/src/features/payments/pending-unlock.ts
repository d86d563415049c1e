import { isString, recordOf, stored } from '../../api/storage.ts'

/** What the learner went to buy credits for: a chapter, or all of a plan that is locked, which goes by the id of the plan. */
export type PendingUnlock = {
  readonly planId: string
  readonly id: string
  readonly title: string
  /** Of a whole plan: the chapters whose prices the learner was shown. */
  readonly chapterIds?: readonly string[]
}

type Stored = PendingUnlock & { readonly afterPayment: boolean }

export const isWholePlan = ({ planId, id }: PendingUnlock): boolean => id === planId

/** Kept in this tab while the learner is away paying, and until it is unlocked. */
const entry = stored<Stored>('sessionStorage', 'wanted-chapter', (value) => {
  const { planId, id, title } = recordOf(isString)(value)
  if (planId === undefined || id === undefined || title === undefined) return null
  const { chapterIds, afterPayment }: Readonly<Record<string, unknown>> = Object(value)
  const ids = Array.isArray(chapterIds) ? { chapterIds: chapterIds.filter(isString) } : {}
  return { planId, id, title, ...ids, afterPayment: afterPayment === true }
})

/** `afterPayment`: the learner wants it unlocked as soon as the credits are there, without another press. */
export const rememberPendingUnlock = (pending: PendingUnlock, afterPayment = false): void =>
  entry.write({ ...pending, afterPayment })

export function pendingUnlock(): PendingUnlock | null {
  const found = entry.read()
  if (found === null) return null
  const { afterPayment: _, ...pending } = found
  return pending
}

/** What is to be unlocked without another press, once. From then on it is only a place to go on from. */
export function takeUnlockAfterPayment(): PendingUnlock | null {
  const isWanted = entry.read()?.afterPayment === true
  keepForLater()
  return isWanted ? pendingUnlock() : null
}

/** The credits that are bought now are for nothing in particular: they must not go where earlier ones were wanted. */
export function keepForLater(): void {
  const pending = pendingUnlock()
  if (pending) rememberPendingUnlock(pending)
}

export function clearPendingUnlock(id: string): void {
  if (entry.read()?.id === id) entry.clear()
}

/** By how many credits the learner falls short of what is to be unlocked. */
export type Shortfall = { readonly chapter: PendingUnlock; readonly cost: number; readonly missing: number }
