import { normalised } from '../../shared/words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import { sentencesOf } from '../reply/sentences.ts'
import type { ReplyTask } from '../task.ts'
import { makeSentenceCheck } from './check-sentence.ts'
import { checkLanguage } from './language-gate.ts'
import { checkRepetition } from './repetition.ts'

const PARROTS: Fault = { code: 'parrots', words: 'Do not repeat what the learner has said: answer it.' }

/** Why a model's message to a learner is no message of a tutor's. None: it is fit. */
export function checkMessage(message: string, task: ReplyTask): readonly Fault[] {
  const said = task.turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const learner = said.join('\n')
  return distinctFaults([
    ...(said.some((text) => normalised(text) === normalised(message)) ? [PARROTS] : []),
    ...checkRepetition(message, []),
    ...checkLanguage(message, learner, learner, task.ownLanguage),
    // first as a whole: an offer takes more than a sentence
    ...[message, ...sentencesOf(message)].flatMap(makeSentenceCheck(task)),
  ])
}
