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
