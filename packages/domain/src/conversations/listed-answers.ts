import { wordSet } from '../shared/word-list.ts'
import { bareWords } from './spoken.ts'

const MAX_ANSWERS = 4
const MAX_LENGTH = 40
/** "…: a loaf that rises, an open crumb, or something else?" */
const LIST = /:\s+([^:?？]{3,300})[?？]/u
/** Of a text in which each gap is one space: more of them would take time that grows with their square. */
const BETWEEN = /, ?(?:(?:or|oder|ou|of) )?| (?:or|oder|ou|of) /iu
const PLAIN = /^[\p{L}\p{M}\p{N}'’ /+#&-]+$/u
/** "Something else" is for the field, and what is said to the learner is no answer of theirs. */
const NO_ANSWER = wordSet(`else other another you your you'd yourself
  anderes andere du dein deine deinen dir autre autres tu votre vous vos otro otra otros tú tus outro outra você seu altro altra tuo tua anders je jouw`)

/** The answers that a question lists behind a colon, as a learner may send them; null for a question that lists none. */
export function listedAnswers(question: string): readonly string[] | null {
  const list = LIST.exec(question)?.[1]
  if (list === undefined) return null
  const answers = list
    .replace(/\s+/gu, ' ')
    .split(BETWEEN)
    .map((answer) => answer.trim())
    .filter((answer) => PLAIN.test(answer) && answer.length <= MAX_LENGTH && !isNoAnswer(answer))
    .map((answer) => `${answer.slice(0, 1).toUpperCase()}${answer.slice(1)}`)
  return answers.length < 2 ? null : [...new Set(answers)].slice(0, MAX_ANSWERS)
}

const isNoAnswer = (answer: string): boolean =>
  bareWords(answer)
    .split(' ')
    .some((word) => NO_ANSWER.has(word))
