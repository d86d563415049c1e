/**
 * One word. `norm` is compared: lower case, straight apostrophes, ASCII digits; `key` has no accents or vowel signs either.
 * `from` and `to` are its place in the text.
 */
export type Word = {
  readonly norm: string
  readonly key: string
  readonly from: number
  readonly to: number
  /** What ends behind it: nothing, a part of a sentence, a sentence, or a question. */
  readonly ends: End
}

export type Words = readonly Word[]

/** What stands at a place; '' before and behind the words. */
export const normAt = (words: Words, index: number): string => words[index]?.norm ?? ''

type End = '' | ',' | '.' | '?'

/** Letters and figures in a row. Each pattern here has one way to match, so that no text takes it long. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu
const FIGURE = /\d/
const PARTS = /\d+(?:[.,–-]\d+)*|\D+/g
const KEPT_WHOLE = /^\p{Script=Latin}|^\d+(?:st|nd|rd|th)$/u

/** Marks inside of a date, which end nothing: the point of "15. März", the comma of "March 15, 2027". */
export const MARK_IN_DATE =
  /\.(?<=(?<!\d)\d{1,2}\.)(?=\s{1,2}(?:jan|jän|feb|märz|april|mai|jun|jul|aug|sep|okt|nov|dez))|,(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?,)(?=\s{0,2}(?:19|2[01])\d\d(?!\d))/giu

/** The words of a text in one pass. "don't" and "self-taught" are one; "5h" is a number and its unit; "A2" is one. */
export function tokenize(original: string): Words {
  const text = foldDigits(original).replace(MARK_IN_DATE, ' ')
  const words: Word[] = []
  let from = -1
  let to = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (from < 0 || !joins(text.slice(to, index), text[to - 1] ?? '', run[0] ?? '')) {
      if (from >= 0) words.push(...wordsOf(text, from, to, text.slice(to, index)))
      from = index
    }
    to = index + run.length
  }
  if (from >= 0) words.push(...wordsOf(text, from, to, text.slice(to)))
  return words
}

function joins(gap: string, before: string, after: string): boolean {
  if (gap === "'" || gap === '’') return true
  const figures = FIGURE.test(before) && FIGURE.test(after)
  if (gap === '-' || gap === '–') return figures || !FIGURE.test(before)
  return (gap === '.' || gap === ',') && figures
}

function wordsOf(text: string, from: number, to: number, behind: string): Words {
  const sign = behind.startsWith('++') ? '++' : behind.startsWith('#') ? '#' : ''
  const whole = text.slice(from, to)
  const parts = KEPT_WHOLE.test(whole) ? [whole] : (whole.match(PARTS) ?? [whole])
  let at = from
  const words = parts.map((part, index): Word => {
    const [suffix, ends] = index === parts.length - 1 ? ([sign, endIn(behind)] as const) : (['', ''] as const)
    const partFrom = at
    at += part.length
    const norm = compared(part) + suffix
    return { norm, key: keyOf(norm), from: partFrom, to: at + suffix.length, ends }
  })
  // "1h/day"
  return behind === '/' ? [...words, { norm: 'per', key: 'per', from: to, to: to + 1, ends: '' }] : words
}

/** Arabic, Persian and Hindi digits, full-width ones and letters, waves between numbers: in as many characters. */
const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９Ａ-Ｚａ-ｚ〜～~]/gu, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = [0x660, 0x6f0, 0x966].find((first) => code >= first && code < first + 10)
    if (zero !== undefined) return String(code - zero)
    return code > 0xff00 && sign !== '～' ? String.fromCharCode(code - 0xfee0) : '-'
  })

const ASCII = /^[!-~]*$/
/** Accents, Arabic vowel signs and tatweel, the Hindi dot, joiners. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u093C\u200C\u200D]/g

/** A word as the readers of time compare it: "año" and "ano", "أيام" and "ايام", "रोज़" and "रोज" are the same. */
export function keyOf(word: string): string {
  if (ASCII.test(word)) return word
  return word
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ँ', 'ं')
}

const compared = (part: string): string => part.toLowerCase().replaceAll('’', "'")

const ENDS: Readonly<Record<string, End>> = {
  ...Object.fromEntries([...'?？؟'].map((mark) => [mark, '?' as const])),
  ...Object.fromEntries([...'.!…。！;；।\n'].map((mark) => [mark, '.' as const])),
  ...Object.fromEntries([...',:()–—"“”„、，،؛'].map((mark) => [mark, ',' as const])),
}

/** The strongest of the marks behind a word. A dash between spaces ends a part, too. */
function endIn(behind: string): End {
  const ends = new Set([...behind].map((mark) => ENDS[mark]))
  if (ends.has('?')) return '?'
  if (ends.has('.')) return '.'
  return ends.has(',') || behind.includes(' - ') ? ',' : ''
}
