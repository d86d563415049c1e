import { signPhrases } from './time-words.ts'
import { keyOf, tokenize, type Word, type Words } from './tokenize.ts'

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
const PARTS =
  /\d+(?:[.,-]\d+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu

/** The words of a text, where those in signs without spaces are the words of time in them: 每天 | 三十 | 分钟. */
export function timeWords(text: string): Words {
  return tokenize(text).flatMap((word, index, all) => (SIGNS.test(word.norm) ? split(word, all[index - 1]) : [word]))
}

function split(word: Word, before: Word | undefined): Words {
  const glued = before?.to === word.from ? before.key : ''
  const parts = word.norm.match(PARTS) ?? []
  const pieces = parts.flatMap((part, index) =>
    SIGNS.test(part) ? wordsInSigns(part, /\d/.test(parts[index - 1] ?? glued)) : [part],
  )
  let at = word.from
  return pieces.map((piece, index): Word => {
    const from = at
    at += piece.length
    const numeral = numeralOf(piece)
    const key = numeral === null ? keyOf(piece) : String(numeral)
    return { norm: piece, key, from, to: at, ends: index === pieces.length - 1 ? word.ends : '' }
  })
}

const VOCABULARY = new Map<string, string[]>()
/** "です" does not begin with the "で" of "in 3 months". */
const OTHER_WORDS = ['です', 'でし']
for (const phrase of new Set([...signPhrases(), ...OTHER_WORDS])) {
  const first = phrase[0] ?? ''
  VOCABULARY.set(
    first,
    [...(VOCABULARY.get(first) ?? []), phrase].toSorted((a, b) => b.length - a.length),
  )
}

/** "6月末" is the end of June, 月末 that of this month. */
const AFTER_NO_NUMBER: ReadonlySet<string> = new Set(['月末', '月底', '年末', '年底', '年内', '週末', '周末'])

/** At each place the longest word of time or numeral; what is between them stays together. */
function wordsInSigns(text: string, isAfterNumber: boolean): readonly string[] {
  const words: string[] = []
  let rest = ''
  let afterNumber = isAfterNumber
  for (let at = 0; at < text.length; ) {
    const known =
      VOCABULARY.get(text[at] ?? '')?.find(
        (word) => text.startsWith(word, at) && !(afterNumber && AFTER_NO_NUMBER.has(word)),
      ) ?? ''
    const numeral = numeralAt(text, at)
    const word = numeral.length > known.length ? numeral : known
    if (word === '') rest += text[at]
    else {
      if (rest !== '') words.push(rest)
      rest = ''
      words.push(word)
    }
    afterNumber = word !== '' && word === numeral
    at += word.length || 1
  }
  return rest === '' ? words : [...words, rest]
}

const NUMERALS = '〇一二三四五六七八九'
const TENS = '十百'
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...[...NUMERALS].map((sign, value) => [sign, value] as const),
  ...([...'零两兩'] as const).map((sign) => [sign, sign === '零' ? 0 : 2] as const),
])
const MAX_NUMERAL = 6

function numeralAt(text: string, from: number): string {
  let to = from
  while (to < from + MAX_NUMERAL && (DIGITS.has(text[to] ?? '') || TENS.includes(text[to] ?? '-'))) to += 1
  return text.slice(from, to)
}

/** 三十五 is 35, 二〇二七 is 2027. */
function numeralOf(word: string): number | null {
  if (word === '' || numeralAt(word, 0) !== word) return null
  const digits = [...word].map((sign) => DIGITS.get(sign))
  const [first = 0, second = 0] = digits
  // 两三 is two or three
  if (digits.length === 2 && first > 0 && second === first + 1) return (first + second) / 2
  if (!digits.includes(undefined)) return Number(digits.join(''))
  let [sum, digit] = [0, 1]
  for (const sign of word) {
    const value = DIGITS.get(sign)
    if (value !== undefined) digit = value
    else {
      sum += digit * (sign === '十' ? 10 : 100)
      digit = 0
    }
  }
  return sum + digit
}
