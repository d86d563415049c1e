const STEP = 5
const MIN_CHAPTER_MINUTES = 10
const MAX_CHAPTER_MINUTES = 6_000
/** Of a chapter for which nothing sensible was said. */
const USUAL_MINUTES = 60

/**
 * Minutes for each chapter in steps of five, in proportion to what was proposed. With a total `wanted` they come as near to it as steps
 * of five and ten minutes a chapter allow; without one, they stay as they were proposed.
 * @param isLimit less than `wanted` stays as it was proposed, too
 */
export function fitMinutes(
  proposed: readonly (number | null)[],
  wanted: number | null,
  isLimit = false,
): readonly number[] {
  const usual = meanOf(proposed.filter((minutes): minutes is number => isSensible(minutes)))
  const weights = proposed.map((minutes) => (isSensible(minutes) ? minutes : usual))
  const total = isLimit && wanted !== null && sum(weights) <= wanted ? null : wanted
  const factor = total === null ? 1 : total / sum(weights)
  const fitted = weights.map((minutes) => inRange(Math.round((minutes * factor) / STEP) * STEP))
  return total === null ? fitted : settle(fitted, Math.round(total / STEP) * STEP)
}

type Timed = { readonly minutes: number | null }

/**
 * Of each chapter. A few of which it is not known, as they were added and what they teach is still being written, count as the
 * mean of the others; null where most are not known, as in a plan that an earlier version made.
 */
export function minutesOfEach(chapters: readonly Timed[]): readonly number[] | null {
  const known = chapters.flatMap(({ minutes }) => minutes ?? [])
  if (chapters.length > 2 * known.length) return null
  const usual = Math.round(meanOf(known) / STEP) * STEP
  return chapters.map(({ minutes }) => minutes ?? usual)
}

/** Of all chapters together. */
export function minutesInAll(chapters: readonly Timed[]): number | null {
  const each = minutesOfEach(chapters)
  return each && sum(each)
}

/** Rounding leaves some steps over: the longest chapters take them or give them. */
function settle(minutes: readonly number[], total: number): readonly number[] {
  const settled = [...minutes]
  for (let left = total - sum(settled); left !== 0; ) {
    const step = Math.sign(left) * STEP
    const longest = settled
      .map((_, place) => place)
      .filter((place) => inRange((settled[place] ?? 0) + step) === (settled[place] ?? 0) + step)
      .toSorted((one, other) => (settled[other] ?? 0) - (settled[one] ?? 0))
    if (longest.length === 0) break
    for (const place of longest.slice(0, Math.abs(left) / STEP)) {
      settled[place] = (settled[place] ?? 0) + step
      left -= step
    }
  }
  return settled
}

const meanOf = (known: readonly number[]): number => (known.length === 0 ? USUAL_MINUTES : sum(known) / known.length)

const isSensible = (minutes: number | null): minutes is number =>
  minutes !== null && minutes >= 1 && minutes <= MAX_CHAPTER_MINUTES

const inRange = (minutes: number): number => Math.min(Math.max(minutes, MIN_CHAPTER_MINUTES), MAX_CHAPTER_MINUTES)

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0)
