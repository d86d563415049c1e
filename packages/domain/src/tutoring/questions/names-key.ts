import type { Question } from '../../check/question.ts'
import { readNumber } from '../../check/read-number.ts'
import { comparable } from '../../check/same-text.ts'
import { contentWords, makeVocabulary } from '../../shared/content-words.ts'
import { plain } from '../../shared/words.ts'

/** Whether the prompt holds the key, and none of the other options. */
export function givesAway(question: Question): boolean {
  // "a" and "the" stand in many prompts
  const says = (words: string): boolean =>
    contentWords(words).length > 0 && plain(question.prompt).includes(plain(words))
  if (question.kind === 'number') {
    const numbers = numbersIn(question.prompt)
    // of several it is one to work with
    return numbers.length === 1 && numbers[0]?.includes(question.key) === true
  }
  if (question.kind === 'short') return says(question.key)
  if (question.kind === 'order') return false
  const keys = new Set(question.kind === 'single' ? [question.key] : question.key)
  const named = question.options.filter(({ text }) => says(text))
  return named.length === keys.size && named.every(({ id }) => keys.has(id))
}

/** Whether the explanation names the key: by its words, in any form, or by its signs. Of an order it only has to be one. */
export function explains(question: Question): boolean {
  const { explanation } = question
  if (plain(explanation).trim() === '') return false
  if (question.kind === 'order') return true
  if (question.kind === 'number') {
    const { key, tolerance } = question
    const isNear = (number: number): boolean => Math.abs(number - key) <= tolerance + Math.abs(key) * 1e-9
    return numbersIn(explanation).some((readings) => readings.some(isNear))
  }
  const { has } = makeVocabulary(explanation)
  const isNamed = (text: string): boolean =>
    contentWords(text).some(has) || comparable(explanation).includes(comparable(text))
  if (question.kind === 'short') return [question.key, ...question.accepted].some(isNamed)
  const keys = new Set(question.kind === 'single' ? [question.key] : question.key)
  return question.options.some(({ id, text }) => keys.has(id) && isNamed(text))
}

/** "1 234,5", "1.234,5", "2/3", "½". */
const NUMBER =
  /[-−]?(?:(?<![\p{Nd}.,٫])\p{Nd}{1,3}(?: \p{Nd}{3}){1,4}(?!\p{Nd})(?:[.,]\p{Nd}{1,20})?|\p{Nd}[\p{Nd}.,'’٫٬\u00A0\u202F]{0,30}(?:[/⁄]\p{Nd}{1,9})?|[¼-¾⅐-⅞])/gu

/** All readings of each number in a text. */
const numbersIn = (text: string): readonly (readonly number[])[] =>
  (text.match(NUMBER) ?? []).map((token) => readNumber(token, ''))
