import type { Features } from './text-features.ts'

/** A weight for each bucket, in units of `step`, and what is added to each sum. */
export type LinearModel = { readonly bias: number; readonly step: number; readonly weights: ArrayLike<number> }

/** Above 0 where the examples that were to be found prevail; its size says by how much (logistic regression's logit). */
export function logit({ bias, step, weights }: LinearModel, features: Features): number {
  let sum = bias
  for (const buckets of features) {
    let part = 0
    for (const bucket of buckets) part += weights[bucket] ?? 0
    sum += part * step * scaleOf(buckets)
  }
  return sum
}

/** Long texts have more features, and are no worse for it. */
export const scaleOf = (buckets: readonly number[]): number => 1 / Math.sqrt(Math.max(1, buckets.length))

/** Printable ASCII without quotes and backslash: a weight is one letter, so that the file is text. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => !`'"\`\\`.includes(letter),
)
const MIDDLE = LETTERS.length / 2

/** Larger weights than so many steps are cut. */
export const MAX_STEPS = MIDDLE - 1

export const encodeWeights = ({ weights }: LinearModel, step: number): string =>
  Array.from(weights, (weight) => {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / step)))
    return LETTERS[steps + MIDDLE]
  }).join('')

export function decodeWeights(letters: string): Int8Array {
  const steps = new Int8Array(128)
  LETTERS.forEach((letter, at) => {
    steps[letter.charCodeAt(0)] = at - MIDDLE
  })
  const weights = new Int8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) weights[at] = steps[letters.charCodeAt(at)] ?? 0
  return weights
}
