import { normalised, phrases, plain, saysOneOf, wordsOf } from '../../shared/words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import type { ReplyTask } from '../task.ts'
import { checkEchoOfLines } from './echo.ts'
import { checkInvisible } from './invisible.ts'
import { checkLanguage } from './language-gate.ts'
import { checkModelTalk } from './model-talk.ts'
import { checkPitch } from './pitch.ts'
import { checkPlaceholder } from './placeholder.ts'
import { checkRefusal } from './refusal.ts'
import { checkRepetition } from './repetition.ts'
import { checkUnsafe } from './unsafe.ts'

const PARROTS: Fault = { code: 'parrots', words: 'Do not repeat what the learner has said: answer it.' }

const TOO_SHORT: Fault = {
  code: 'too-short',
  words: "Say what you make of the learner's words, and ask your question.",
}
/** Words, or signs of a script without spaces, of the shortest message that asks nothing. */
const MIN_WORDS = 3
const MIN_SIGNS = 5

/** Thoughts about the learner, not words to them. */
const THIRD_PERSON: Fault = { code: 'model-talk', words: 'Speak to the learner, not about them.' }
const ABOUT_LEARNER = phrases(
  'the learner wants|the learner has|the learner is|the learner said|the learner says|i must now|der lernende|lapprenant veut|el alumno quiere',
)

/** A note of what is asked, for the product. */
const NOTE = /\basking (?:level|time|focus)(?: now)?(?=[.:;]|$)/im

/** Why a model's message to a learner is no message of a tutor's. None: it is fit. */
export function checkMessage(message: string, task: ReplyTask): readonly Fault[] {
  const said = task.turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const learner = said.join('\n')
  return distinctFaults([
    ...(said.some((text) => normalised(text) === normalised(message)) ? [PARROTS] : []),
    ...(isShort(message) ? [TOO_SHORT] : []),
    ...checkRepetition(message, []),
    ...checkInvisible(message),
    ...checkLanguage(message, learner, learner, task.ownLanguage),
    ...checkRefusal(message),
    ...checkModelTalk(message),
    ...(saysOneOf(plain(message), ABOUT_LEARNER) || NOTE.test(message) ? [THIRD_PERSON] : []),
    ...checkPlaceholder([], message),
    ...checkEchoOfLines(message.split(/\n+/), task),
    ...checkPitch(message),
    ...checkUnsafe(message),
  ])
}

function isShort(message: string): boolean {
  const { tokens, sign } = wordsOf(message)
  return tokens.length < (sign ? MIN_SIGNS : MIN_WORDS) && !/[?？؟]/.test(message)
}
