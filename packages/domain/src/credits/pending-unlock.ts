import type { ChapterId, PlanId } from '../shared/index.ts'

export type UnlockOutcome =
  | 'unlocked'
  | 'already-unlocked'
  | 'gone'
  | 'archived'
  | 'not-next'
  | 'previous-in-preparation'
  | 'changed'
  | 'insufficient-credits'
  /** Whatever else the cause: an account that is closed, a payment that went back, a day of tries that came to nothing. */
  | 'refused'

/** What a purchase is made for: it is unlocked once the purchase is paid, once, or not at all. */
export type PendingUnlock = {
  readonly planId: PlanId
  /** The chapters whose prices the learner was shown: one, or all of the plan that were locked. */
  readonly chapterIds: readonly ChapterId[]
  readonly isWholePlan: boolean
  /** Credits, as the learner was shown: no more is held. */
  readonly cost: number
  /** Null until it has been carried out or refused. */
  readonly outcome: UnlockOutcome | null
}

const OUTCOMES: Readonly<Record<string, UnlockOutcome>> = {
  'plan-not-found': 'gone',
  'chapter-not-found': 'gone',
  'plan-archived': 'archived',
  'not-next-chapter': 'not-next',
  'previous-chapter-in-preparation': 'previous-in-preparation',
  'plan-changed': 'changed',
  'price-changed': 'changed',
  'insufficient-credits': 'insufficient-credits',
}

/** What will be over by itself: a budget that is spent or reserved, a plan that is being made or changed. */
const PASSING: ReadonlySet<string> = new Set([
  'daily-budget-spent',
  'daily-budget-reserved',
  'daily-allowance-spent',
  'plan-not-complete',
  'chapter-not-outlined',
])

/** Null for what passes: it is tried again later. */
export const outcomeOf = ({ kind }: { readonly kind: string }): UnlockOutcome | null =>
  PASSING.has(kind) ? null : (OUTCOMES[kind] ?? 'refused')
