import type { PlayedFate, PlayedWeeks } from '../links/play-weeks.ts'
import type { Figures } from './figures.ts'

/** A week and half a day until a page is read again, most of a day until it is read once more, and a run of the check. */
const MAX_DAYS = 9

/** Of links whose pages die, move or become something else while weeks go by. */
export function figuresOfWeeks(plans: readonly PlayedWeeks[]): Figures {
  const fates = plans.flatMap((plan) => plan.fates)
  const bad = fates.filter(({ isGood }) => !isGood)
  const days = bad.flatMap(({ shownFor }) => (shownFor === null ? [] : [shownFor]))
  const of = (count: (plan: PlayedWeeks) => number): number => plans.reduce((sum, plan) => sum + count(plan), 0)
  return {
    chapters: of((plan) => plan.chapters),
    'links shown': of((plan) => plan.shown),
    'that died or became something else': bad.length,
    'days until they were hidden, median': median(days),
    'days until they were hidden, most': Math.max(0, ...days),
    [`shown after ${MAX_DAYS} days`]: bad.filter((fate) => isStillShown(fate)).length,
    'that moved or broke for a day': fates.length - bad.length,
    'good links taken away':
      fates.filter(({ isGood, shownFor }) => isGood && shownFor !== null).length + of(({ lost }) => lost),
    'visits per link and week': rounded(
      of(({ readings }) => readings) /
        Math.max(
          1,
          of(({ shown }) => shown),
        ) /
        8,
    ),
    'jobs that threw': of(({ errors }) => errors.length),
  }
}

export const faultsOfWeeks = (plans: readonly PlayedWeeks[]): readonly string[] =>
  plans.flatMap(({ fates, errors }) => [
    ...errors,
    ...fates.filter((fate) => !fate.isGood && isStillShown(fate)).map(({ fate }) => `still shown: ${fate}`),
    ...fates.filter(({ isGood, shownFor }) => isGood && shownFor !== null).map(({ fate }) => `taken away: ${fate}`),
  ])

const isStillShown = ({ shownFor, watched }: PlayedFate): boolean => (shownFor ?? watched) > MAX_DAYS

const rounded = (number: number): number => Math.round(10 * number) / 10
const median = (numbers: readonly number[]): number =>
  rounded(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0)
