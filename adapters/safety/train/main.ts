// Compiles the word lists and learns the weights by which a learner's words are declined: `npm run train-safety`.
// What is held out is never learned; it only says how far the threshold may go.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FILES, FROZEN, type Model } from '../src/knowledge.ts'
import { type LinearModel, logit } from '../src/linear-model.ts'
import { plainText } from '../src/plain-text.ts'
import { unpackTerms } from '../src/term-index.ts'
import { readFeatures } from '../src/text-features.ts'
import { compileTerms } from './compile-terms.ts'
import { digestOfTraining } from './digest.ts'
import { fit } from './fit.ts'
import { isToDecline, WORDINGS, type Wording } from './wordings.ts'

/** Of what is held out, so much may be declined. Its ordinary wordings were chosen for words that sound dangerous. */
const MAX_NEIGHBOURS = 0.05
const MAX_ORDINARY = 0.025
/** A logit: a crisis that is missed weighs more than help lines for no need. */
const CARE = 0.25
/** Larger weights are cut: a few are larger than the others by far, and to cut them costs less than to measure all by them. */
const LARGEST_WEIGHT = 4
const MAX_STEPS = 44
const STEP = LARGEST_WEIGHT / MAX_STEPS

/** What is harmless is said far more often than anything else. */
const WEIGHTS: Partial<Record<Wording['kind'], number>> = { ordinary: 2, neighbour: 2 }

const terms = compileTerms()
const known = unpackTerms(terms)
const read = WORDINGS.map((wording) => ({ wording, features: readFeatures(known, plainText(wording.text)) }))
const learned = read.filter(({ wording: { set } }) => set === 'listed' || set === 'trained')

/** Each against what is harmless; between the two the larger logit decides. */
const learn = (kind: 'unsafe' | 'crisis'): LinearModel =>
  fit(
    learned
      .filter(({ wording }) => wording.kind === kind || !isToDecline(wording.kind))
      .map(({ wording, features }) => ({
        features,
        positive: wording.kind === kind,
        weight: WEIGHTS[wording.kind] ?? 1,
      })),
  )
const unsafe = learn('unsafe')
const crisis = learn('crisis')

const scored = read.map(({ wording, features }) => ({
  ...wording,
  most: Math.max(logit(unsafe, features), logit(crisis, features) + CARE),
}))
const thresholdFor = (share: number, kind: Wording['kind']): number => {
  const logits = scored
    .filter((wording) => wording.set === 'held-out' && wording.kind === kind)
    .map(({ most }) => most)
    .toSorted((one, other) => other - one)
  return logits[Math.floor(share * logits.length)] ?? 0
}
const threshold = Math.max(thresholdFor(MAX_NEIGHBOURS, 'neighbour'), thresholdFor(MAX_ORDINARY, 'ordinary'))

const steps = ({ weights }: LinearModel): Buffer =>
  Buffer.from(
    Int8Array.from(weights, (weight) => Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / STEP)))).buffer,
  )
const model: Model = {
  trainedOn: digestOfTraining(),
  unsafe: { bias: unsafe.bias - threshold, step: STEP },
  crisis: { bias: crisis.bias + CARE - threshold, step: STEP },
}
mkdirSync(FROZEN, { recursive: true })
writeFileSync(join(FROZEN, FILES.model), `${JSON.stringify(model, null, 2)}\n`)
writeFileSync(join(FROZEN, FILES.terms), brotliCompressSync(JSON.stringify(terms)))
writeFileSync(join(FROZEN, FILES.weights), brotliCompressSync(Buffer.concat([steps(unsafe), steps(crisis)])))
console.log(`${learned.length} of ${read.length} wordings learned; threshold ${threshold.toFixed(2)}`)
