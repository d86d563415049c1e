// Learns the weights by which a learner's words are declined, from the wordings in cases/safety: `npm run train-safety`.
// What is held out is never learned; it only says how far the threshold may go.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWeights, type LinearModel, logit, MAX_STEPS, plainText, readFeatures } from '@app/domain/testing'
import { WORDINGS, type Wording } from '../cases/safety/safety-cases.ts'
import { isToDecline } from '../score/figures.ts'
import { digestOfTraining } from './digest.ts'
import { fit } from './fit.ts'

const FILE = join(import.meta.dirname, '../../domain/src/safety/weights.json')
/** Of what is held out, so much may be declined. Its ordinary wordings were chosen for words that sound dangerous. */
const MAX_NEIGHBOURS = 0.05
const MAX_ORDINARY = 0.025
/** A logit: a crisis that is missed weighs more than help lines for no need. */
const CARE = 0.25
const LETTERS_A_LINE = 4_096
/** A few weights are larger than the others by far; to cut them costs less than to measure all by them. */
const LARGEST_WEIGHT = 4

/** What is harmless is said far more often than anything else. */
const WEIGHTS: Partial<Record<Wording['kind'], number>> = { ordinary: 2, neighbour: 2 }

const read = WORDINGS.map((wording) => ({ wording, features: readFeatures(plainText(wording.text)).features }))
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
  logits: { unsafe: logit(unsafe, features), crisis: logit(crisis, features) + CARE },
}))
const most = ({ logits }: (typeof scored)[number]): number => Math.max(logits.unsafe, logits.crisis)
const of = (set: Wording['set'], kind: Wording['kind']) =>
  scored.filter((wording) => wording.set === set && wording.kind === kind)
const thresholdFor = (share: number, kind: Wording['kind']): number => {
  const logits = of('held-out', kind)
    .map(most)
    .toSorted((one, other) => other - one)
  return logits[Math.floor(share * logits.length)] ?? 0
}
const threshold = Math.max(thresholdFor(MAX_NEIGHBOURS, 'neighbour'), thresholdFor(MAX_ORDINARY, 'ordinary'))

for (const set of ['listed', 'trained', 'held-out', 'blind', 'second-blind'] as const) {
  const declined = (['unsafe', 'crisis', 'neighbour', 'ordinary'] as const).map((kind) => {
    const wordings = of(set, kind)
    const share = wordings.filter((wording) => most(wording) > threshold).length / Math.max(1, wordings.length)
    return `${kind} ${(100 * share).toFixed(1)} %`
  })
  console.log(`${set}, declined by the weights alone: ${declined.join(', ')}`)
}
const bothKinds = [...of('held-out', 'unsafe'), ...of('held-out', 'crisis')]
const right = bothKinds.filter(({ kind, logits }) => logits.crisis > logits.unsafe === (kind === 'crisis'))
console.log(`held-out, kinds recognised: ${((100 * right.length) / bothKinds.length).toFixed(1)} %`)

writeFileSync(
  FILE,
  `${JSON.stringify(
    {
      trainedOn: digestOfTraining(),
      unsafe: encoded(unsafe, unsafe.bias - threshold),
      crisis: encoded(crisis, crisis.bias + CARE - threshold),
    },
    null,
    2,
  )}\n`,
)

function encoded(model: LinearModel, bias: number) {
  const step = LARGEST_WEIGHT / MAX_STEPS
  const letters = encodeWeights(model, step)
  return {
    bias,
    step,
    letters: Array.from({ length: letters.length / LETTERS_A_LINE }, (_, at) =>
      letters.slice(at * LETTERS_A_LINE, (at + 1) * LETTERS_A_LINE),
    ),
  }
}
