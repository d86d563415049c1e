// Learns the weights by which a learner's words are declined, from the wordings in cases/safety: `npm run train-safety`.
// What is held out is never learned; it only says how far the threshold may go.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWeights, type LinearModel, logit, MAX_STEPS, plainText, readFeatures } from '@app/domain/testing'
import { WORDINGS, type Wording } from '../cases/safety/safety-cases.ts'
import { digestOfTraining } from './digest.ts'
import { type Example, fit } from './fit.ts'

const FILE = join(import.meta.dirname, '../../domain/src/safety/weights.json')
/** Of what is held out, so much may be declined. Its ordinary wordings were chosen for words that sound dangerous. */
const MAX_NEIGHBOURS = 0.02
const MAX_ORDINARY = 0.01
const LETTERS_A_LINE = 4_096
/** A few weights are larger than the others by far; to cut them costs less than to measure all by them. */
const LARGEST_WEIGHT = 4

/** What is harmless is said far more often than anything else. */
const WEIGHTS: Partial<Record<Wording['kind'], number>> = { ordinary: 2, neighbour: 2 }

const isDeclined = ({ kind }: Wording): boolean => kind === 'unsafe' || kind === 'crisis'
const read = WORDINGS.map((wording) => ({ wording, features: readFeatures(plainText(wording.text)).features }))
const learned = read.filter(({ wording: { set } }) => set === 'listed' || set === 'trained')
const examples = (positive: (wording: Wording) => boolean, of: (wording: Wording) => boolean): readonly Example[] =>
  learned
    .filter(({ wording }) => of(wording))
    .map(({ wording, features }) => ({ features, positive: positive(wording), weight: WEIGHTS[wording.kind] ?? 1 }))

const declined = fit(examples(isDeclined, () => true))
const crisis = fit(examples(({ kind }) => kind === 'crisis', isDeclined))

const scores = (set: Wording['set'], of: (wording: Wording) => boolean) =>
  read.filter(({ wording }) => wording.set === set && of(wording)).map(({ features }) => logit(declined, features))
const thresholdFor = (most: number, kind: Wording['kind']): number => {
  const logits = scores('held-out', (wording) => wording.kind === kind).toSorted((one, other) => other - one)
  return logits[Math.floor(most * logits.length)] ?? 0
}
const threshold = Math.max(thresholdFor(MAX_NEIGHBOURS, 'neighbour'), thresholdFor(MAX_ORDINARY, 'ordinary'))
const share = (logits: readonly number[]): string =>
  `${((100 * logits.filter((one) => one > threshold).length) / Math.max(1, logits.length)).toFixed(1)} %`
for (const set of ['listed', 'trained', 'held-out', 'blind'] as const) {
  const found = share(scores(set, isDeclined))
  const wrong = share(scores(set, ({ kind }) => kind === 'neighbour'))
  const ordinary = share(scores(set, ({ kind }) => kind === 'ordinary'))
  console.log(
    `${set}: by the weights alone ${found} of what is to be declined, ${wrong} of the neighbours, ${ordinary} of what is ordinary`,
  )
}
const heldOut = read.filter(({ wording }) => wording.set === 'held-out' && isDeclined(wording))
const right = heldOut.filter(({ wording, features }) => logit(crisis, features) > 0 === (wording.kind === 'crisis'))
console.log(`crises told from requests, held out: ${((100 * right.length) / heldOut.length).toFixed(1)} %`)

writeFileSync(
  FILE,
  `${JSON.stringify(
    {
      trainedOn: digestOfTraining(),
      declined: encoded(declined, declined.bias - threshold),
      crisis: encoded(crisis, crisis.bias),
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
