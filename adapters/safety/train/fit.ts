import { type LinearModel, logit, scaleOf } from '../src/linear-model.ts'
import { BUCKETS, type Features } from '../src/text-features.ts'

export type Example = {
  readonly features: Features
  readonly positive: boolean
  /** Of so many examples alike. */
  readonly weight: number
}

const PASSES = 20
const RATE = 0.3
const DECAY = 3e-4
/** A wording may be labelled wrongly; and weights that are sure of nothing read new wordings better. */
const DOUBT = 0.03

/** Logistic regression by stochastic gradient descent with AdaGrad. The same examples always give the same weights. */
export function fit(examples: readonly Example[]): LinearModel {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(1e-8)
  let bias = 0
  const random = randomFrom(1)
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { features, positive, weight } of shuffled(examples, random)) {
      const expected = positive ? 1 - DOUBT : DOUBT
      const error = weight * (1 / (1 + Math.exp(-logit({ bias, step: 1, weights }, features))) - expected)
      bias -= 0.02 * error
      for (const buckets of features) {
        const scale = scaleOf(buckets)
        for (const bucket of buckets) {
          const gradient = error * scale + DECAY * (weights[bucket] ?? 0)
          squares[bucket] = (squares[bucket] ?? 0) + gradient * gradient
          weights[bucket] = (weights[bucket] ?? 0) - (RATE * gradient) / Math.sqrt(squares[bucket])
        }
      }
    }
  }
  return { bias, step: 1, weights }
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const left = [...items]
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [left[at], left[other]]
    // both places hold an item
    left[at] = two as T
    left[other] = one as T
  }
  return left
}

/** A linear congruential generator: chance that is the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
