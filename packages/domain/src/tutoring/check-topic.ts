import type { Topic } from '../conversations/brief.ts'
import { comparable } from '../conversations/spoken.ts'
import type { Fault } from './fault.ts'
import {
  AMOUNT,
  AMOUNT_BY_NAME,
  FOCUS,
  INTENTION,
  LEVEL,
  LEVEL_BY_NAME,
  TIME,
  type TopicWords,
  UNKNOWN_LATIN,
  UNKNOWN_SCRIPT,
} from './topic-words.ts'

const ANOTHER_TOPIC: Fault = {
  code: 'another-topic',
  words: 'Ask about the topic that you set in asks, in words that name it, and about nothing else.',
}
const SEVERAL_QUESTIONS: Fault = { code: 'several-questions', words: 'Ask one question, about one topic.' }

/**
 * Whether the question of a message is about the topic that it says it asks about, and about that alone. What cannot be
 * recognised as such may be a question that was asked before, in other words. `isFirst`: nothing was asked before.
 */
export function checkTopic(message: string, asks: Topic, isFirst = false): readonly Fault[] {
  const text = comparable(message)
  if (UNKNOWN_SCRIPT.test(text) || UNKNOWN_LATIN.test(text)) return []
  const question = questionOf(message)
  if (has(question, LEVEL_BY_NAME) && has(question, AMOUNT_BY_NAME)) return [SEVERAL_QUESTIONS]
  return isAbout(question, asks) || (isFirst && asks === 'level' && !has(question, AMOUNT) && !has(question, FOCUS))
    ? []
    : [ANOTHER_TOPIC]
}

/** The first of these topics that a message asks about; null where none can be recognised. */
export const topicOf = (message: string, topics: readonly Topic[]): Topic | null =>
  topics.find((topic) => isAbout(questionOf(message), topic)) ?? null

function isAbout(question: string, topic: Topic): boolean {
  if (topic === 'time') return has(question, TIME)
  if (topic === 'level') return has(question, LEVEL) && !has(question, AMOUNT)
  if (has(question, AMOUNT)) return false
  return has(question, FOCUS) || (has(question, INTENTION) && !has(question, LEVEL))
}

/** A sentence ends before another one, or where its script sets no space; "e.g." and "z. B." end none. */
const SENTENCE_ENDS = /(?<=[\p{L}\p{N})"'”’»*]{2}[.!?؟])\s+(?=[^\p{Ll}\s])|(?<=[。！？])|\n+/u

const isQuestion = (sentence: string): boolean => /[?？؟]/u.test(sentence)

/** A message without the sentences that ask; one that asks nothing, as it is. */
export function withoutQuestions(message: string): string {
  if (!isQuestion(message)) return message
  return message
    .split(SENTENCE_ENDS)
    .filter((sentence) => !isQuestion(sentence))
    .join(' ')
}

/** The sentences that ask; where none has a mark, all of them. */
function questionOf(message: string): string {
  const asking = message.split(SENTENCE_ENDS).filter(isQuestion)
  return comparable(asking.length > 0 ? asking.join(' ') : message)
}

function has(text: string, { beginnings, pieces, signs }: TopicWords): boolean {
  if (signs.test(text)) return true
  const spaced = ` ${text.replaceAll('’', "'")} `
  if (pieces.some((piece) => spaced.includes(piece))) return true
  const spoken = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return spoken.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
}
