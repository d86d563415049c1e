import type { PlanChange } from '@app/contract'

type Shown = NonNullable<PlanChange['after']>
export type TimeChange = PlanChange & { readonly before: Shown; readonly after: Shown }

/** Chapters that keep every word and only take another time are one change to look over, however many they are. */
export function apartFromTimes(changes: readonly PlanChange[]) {
  const times = changes.filter(isOfTime)
  const others = changes.filter((change) => !isOfTime(change))
  return { others, times, count: others.length + Math.min(1, times.length) }
}

function isOfTime(change: PlanChange): change is TimeChange {
  const { kind, before, after } = change
  if (kind !== 'reword' || !before || !after || before.minutes === null || after.minutes === null) return false
  return JSON.stringify({ ...before, number: 0, minutes: 0 }) === JSON.stringify({ ...after, number: 0, minutes: 0 })
}

/** As exact as times are shown. */
const STEP = 15

/** Whether new chapters take what the others lose, or the other way round. */
export const isAsLongAsBefore = (changes: readonly PlanChange[]): boolean =>
  Math.abs(changes.reduce((sum, { before, after }) => sum + (after?.minutes ?? 0) - (before?.minutes ?? 0), 0)) < STEP
