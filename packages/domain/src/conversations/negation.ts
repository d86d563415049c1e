import { wordSet } from '../shared/word-list.ts'
import { comparable } from './spoken.ts'

export const NEGATION =
  wordSet(`no not never without nor none cannot nicht kein keine keinen keiner keinem nie niemals ohne pas jamais sans aucun
  aucune rien nunca jamás sin ningún não nunca sem nenhum non mai senza nessun geen niet nooit zonder не нет никогда без
  لا ليس لم لن بدون नहीं मत बिना ない`)
/** Behind these stands what is meant instead: "not 3 but 30 minutes". */
const BUT = wordSet('but sondern aber mais sino mas ma bensì maar utan men а но لكن')
/** Words in front of a quote among which a "not" is about it. */
const NEAR = 3
const NEGATED_BEHIND = /^.{0,4}(?:ない|ません|なし|無)/u
const NEGATED_BEFORE = /[不没沒别別无無].{0,2}$|n['’]t(?: \S+){0,2} $/u

/** Whether `clause` says "not" of the quote, which leaves it out. */
export function isNegated(quote: string, clause: string): boolean {
  const said = comparable(clause)
  const at = said.indexOf(comparable(quote))
  if (at < 0) return false
  const before = said.slice(0, at)
  const words = before.match(/[\p{L}\p{M}]+/gu) ?? []
  const near = words.slice(Math.max(words.findLastIndex((word) => BUT.has(word)) + 1, words.length - NEAR, 0))
  const behind = said.slice(at + comparable(quote).length)
  return near.some((word) => NEGATION.has(word)) || NEGATED_BEFORE.test(before) || NEGATED_BEHIND.test(behind)
}
