import { asksForConfirmation } from '../../conversations/confirmation.ts'
import { type Words, wordsOf } from '../../shared/words.ts'
import { checkTopic } from '../check-topic.ts'
import type { Fault } from '../fault.ts'
import type { ReplyTask } from '../task.ts'
import type { NextStep } from './next-step.ts'

const NO_MESSAGE: Fault = { code: 'no-message', words: 'Write a message to the learner.' }
export const ASKS_AGAIN: Fault = {
  code: 'asks-again',
  words: 'Ask only about a topic of the list: the others are known or were asked.',
}
const SAYS_THE_SAME: Fault = { code: 'says-the-same', words: 'Say something that you have not said before.' }
const SUMS_UP: Fault = {
  code: 'sums-up',
  words: 'Write no summary and do not ask whether to proceed: ask your question.',
}

/** Only code asks for the yes, and only it shows the buttons. */
const ASKS_FOR_YES =
  /\b(?:shall|should|may|can) i (?:now |go on and |go ahead and |continue and )?(?:create|make|generate|build|start|prepare) (?:the|your|a) (?:learning )?plan\b|\bsoll ich (?:den|deinen|ihren) (?:lern)?plan (?:jetzt )?(?:erstellen|machen)|\b(?:puis-je|dois-je) (?:créer|préparer|faire) (?:le|votre|ton) (?:plan|programme)|¿(?:creo|preparo|hago) (?:ya )?(?:el|tu) plan|\bposso (?:criar|preparar|fazer) o (?:seu )?plano|\b(?:создать|составить) план(?= ?\?)|プランを作成(?:して|しても)?(?:よろしい|いい)|(?:现在|可以)?生成(?:学习)?计划吗/iu

/** From so much of the same words on, two messages are the same question in other words. */
const SAME = 0.8

export type ReplyContext = {
  readonly task: ReplyTask
  /** What the message is to do. */
  readonly step: NextStep
  /** The only language that the tutor writes, in texts whose questions were looked at before; null where it writes any. */
  readonly writes: string | null
}

/** Whether a model's message may be said. An empty list: it may. */
export function checkReply(message: string, { task: { turns, asked }, step, writes }: ReplyContext): readonly Fault[] {
  if (step === 'asks-again') return [ASKS_AGAIN]
  if (message === '') return [NO_MESSAGE]
  const words = wordsOf(message)
  const earlier = turns.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => wordsOf(text))
  const isFirst = earlier.length === 0 || asked === 'meaning'
  return [
    ...(earlier.some((said) => overlap(words, said) >= SAME) ? [SAYS_THE_SAME] : []),
    ...checkSummary(message),
    ...(writes === null && step !== 'change' && step !== 'meaning' && step !== 'summary'
      ? checkTopic(message, step, isFirst)
      : []),
  ]
}

/** Whether a message, or a sentence of it, does what is for code to do. */
export const checkSummary = (text: string): readonly Fault[] =>
  asksForConfirmation(text) || ASKS_FOR_YES.test(text) ? [SUMS_UP] : []

/** How many words of two texts are the same: 1 when all are, whatever their order. */
function overlap(one: Words, other: Words): number {
  const [first, second] = [new Set(one.tokens), new Set(other.tokens)]
  const shared = [...first].filter((token) => second.has(token)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}
