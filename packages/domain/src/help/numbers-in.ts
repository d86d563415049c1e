import { readNumber } from '../check/read-number.ts'
import { normalised } from '../shared/index.ts'
import { JOINS, NUMBER_WORDS, PARTS, PERCENT, POINT, SCALES, WEAK } from './reveal.words.ts'
import type { Amount } from './secret.ts'

/** Formulas as plain text: `\frac{1}{2}` is 1/2, `0{,}5` is 0,5. */
export const plainFormulas = (text: string): string =>
  text
    .replace(/\\[dt]?frac\s?\{([^{}]{1,40})\}\s?\{([^{}]{1,40})\}/g, '$1/$2')
    .replace(/\\(?:text|mathrm|mathbf|boxed)\s?\{([^{}]{1,80})\}/g, '$1')
    .replace(/\\(?:cdot|times)\b/g, '*')
    .replace(/\{([.,])\}/g, '$1')
    .replace(/\\[,;: !%]|\\(?:left|right)\b|[${}]/g, (sign) => (sign === '\\%' ? '%' : ''))

/** German numbers are one word each. */
const COMPOUND = new RegExp(
  `^(?:${[...NUMBER_WORDS.keys(), ...SCALES.keys(), 'und'].toSorted((one, other) => other.length - one.length).join('|')}){2,12}$`,
)
const PIECE = new RegExp(
  [...NUMBER_WORDS.keys(), ...SCALES.keys(), 'und'].toSorted((one, other) => other.length - one.length).join('|'),
  'g',
)

const piecesOf = (word: string): readonly string[] =>
  COMPOUND.test(word) ? (word.match(PIECE) ?? []).filter((piece) => piece !== 'und') : [word]

const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word) || SCALES.has(word)

/** The words of numbers as digits. `isSure`: "one" is one as well. Of normalised text. */
export function withDigits(text: string, isSure: boolean): string {
  const parts = text.replace(PERCENT, '%').split(/([\p{L}]+)/u)
  const made: string[] = []
  let run: string[] = []
  const flush = (): void => {
    const isAlone = run.length === 1 && WEAK.has(run[0] ?? '') && !isSure
    if (run.length > 0) made.push(isAlone ? (run[0] ?? '') : valueOfRun(run))
    run = []
  }
  for (let at = 0; at < parts.length; at += 2) {
    const [gap = '', word = ''] = parts.slice(at, at + 2)
    const next = parts[at + 3] ?? ''
    const goesOn = run.length > 0 && /^[\s-]{0,2}$/.test(gap)
    if (!goesOn) flush()
    if (goesOn && JOINS.has(word) && isNumberWord(next) && mayJoin(run.at(-1) ?? '', word)) continue
    if (goesOn && POINT.has(word) && isNumberWord(next)) run.push('.')
    else if (goesOn && PARTS.has(word)) run.push(word)
    else if (PARTS.has(word) && run.length === 0) made.push(gap, `1/${PARTS.get(word)}`)
    else if (piecesOf(word).every(isNumberWord)) {
      if (!goesOn) made.push(gap)
      run.push(...piecesOf(word))
    } else {
      flush()
      made.push(gap, word)
    }
  }
  flush()
  return made.join('')
}

/** "A hundred and five" and "treinta y dos" are one number, "two and three" are two. */
const mayJoin = (before: string, word: string): boolean =>
  word === 'and' ? SCALES.has(before) : (NUMBER_WORDS.get(before) ?? 0) >= 30

function valueOfRun(run: readonly string[]): string {
  const point = run.indexOf('.')
  const part = PARTS.get(run.at(-1) ?? '')
  const whole = (point < 0 ? run : run.slice(0, point)).filter((word) => !PARTS.has(word))
  if (point >= 0)
    return `${sumOf(whole)}.${run
      .slice(point + 1)
      .map((word) => NUMBER_WORDS.get(word) ?? '')
      .join('')}`
  if (part !== undefined) return ` ${sumOf(whole) || 1}/${part}`
  const digits = whole.map((word) => NUMBER_WORDS.get(word) ?? Number.NaN)
  // "four two" may be 42, digit by digit
  if (digits.length > 1 && digits.every((digit) => digit < 10) && !isGerman(whole)) return `${digits.join(' ')} `
  return String(sumOf(whole))
}

const isGerman = (words: readonly string[]): boolean => words.length === 2 && SCALES.has(words[1] ?? '')

function sumOf(words: readonly string[]): number {
  let [total, current] = [0, 0]
  for (const word of words) {
    const scale = SCALES.get(word)
    if (scale === undefined) current += NUMBER_WORDS.get(word) ?? 0
    else if (scale === 100) current = Math.max(1, current) * 100
    else {
      total += Math.max(1, current) * scale
      current = 0
    }
  }
  return total + current
}

const DIGITS = "\\d{1,15}(?:[.,'’]\\d{1,12}|[ \\u00A0\\u202F\\u2009]\\d{3}(?!\\d)){0,6}"
const NUMBER = new RegExp(
  `[-−–]?\\s?(?:\\d{1,9} )?${DIGITS}(?:\\s?/\\s?\\d{1,9})?(?:\\s?[x*×·]\\s?10\\s?\\^?\\s?[-−⁻]?[\\d⁰¹²³⁴-⁹]{1,3}|\\^[-−]?\\d{1,3}|e[-+]?\\d{1,3})?(?:\\s?[\\p{L}%‰°]{1,14})?|[¼-¾⅐-⅞]`,
  'gu',
)
/** Digits that stand apart. */
const APART = /(?<!\d[\d.,]?)\d(?:[ ·-]{1,3}\d(?![\d.,]*\d)){1,9}/g

/** The numbers of a text as it writes them, those in words in digits. `isSure`: see `withDigits`. */
export const numbersIn = (text: string, isSure: boolean): readonly string[] =>
  withDigits(normalised(plainFormulas(text)), isSure).match(/\d+(?:[.,]\d+)*/g) ?? []

/** Whether a text has this number, in digits or in words, in another unit, as a fraction or in percent. `isSure`: see `withDigits`. */
export function hasAmount(text: string, amount: Amount, isSure: boolean): boolean {
  const { value, tolerance, unit } = amount
  const most = tolerance + 1e-9 * Math.max(1, Math.abs(value))
  const isIt = (number: number): boolean => Math.abs(number - value) <= most
  const plain = plainFormulas(text)
  const written = withDigits(normalised(plain), isSure).replace(/\b(?:minus|menos|negative?|negativ[ao]) (?=\d)/g, '-')
  const numbers = [...plain.matchAll(NUMBER), ...written.matchAll(NUMBER)].map(([found]) =>
    found.replace(/^[-−–]\s/, '').trim(),
  )
  const apart = (written.match(APART) ?? []).map((found) => found.replace(/\D/g, ''))
  const read = [...numbers.flatMap(readings), ...apart].flatMap((number) => {
    const values = readNumber(number, unit)
    return unit === '%' && !number.includes('%') ? [...values, ...values.map((one) => one * 100)] : values
  })
  return read.some(isIt)
}

/** With what follows as its unit, and without; of a number behind another one alone. */
const readings = (number: string): readonly string[] => [
  number,
  number.replace(/\s?[\p{L}°]{1,14}$/u, ''),
  ...(/^\d{1,9} \d/.test(number) ? number.split(/\s(?=\d)/) : []),
]
