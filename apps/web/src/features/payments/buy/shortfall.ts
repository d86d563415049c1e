import type { PendingUnlock } from '../pending-unlock.ts'

/** By how many credits the learner falls short of what a chapter costs. */
export type Shortfall = { readonly chapter: PendingUnlock; readonly cost: number; readonly missing: number }
