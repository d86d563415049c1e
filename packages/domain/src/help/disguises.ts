import { normalised } from '../shared/index.ts'
import { letters, looks } from './spellings.ts'

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** A longer one is no answer to a learner. */
const MAX_TEXTS = 40

/** What a text says once what it hides is read: of base64, hexadecimal and percent codes, entities, and lists of places in the alphabet. */
export function decoded(text: string): readonly string[] {
  const found = [
    ...[...text.matchAll(/[\w+/-]{2,400}={1,2}|[\w+/-]{4,400}/g)].map(([code]) =>
      fromBytes(bytesOfBase64(code.replace(/={1,2}$/, ''))),
    ),
    ...[...text.matchAll(/(?:(?:\\x|0x|%)?[\da-f]{2}[ ,:]?){2,200}/gi)].map(([code]) =>
      fromBytes((code.replace(/0x|\\x/gi, '').match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16))),
    ),
    ...[...text.matchAll(/(?:\d{1,3}[ ,.;-]{1,2}){2,80}\d{1,3}/g)].map(([code]) =>
      fromPlaces(code.match(/\d+/g) ?? []),
    ),
    text.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, code: string) => fromCode(Number(code.replace(/^x/i, '0x')))),
  ]
  return found.filter((one): one is string => one !== null && one !== text && one.trim() !== '').slice(0, MAX_TEXTS)
}

function bytesOfBase64(code: string): readonly number[] {
  let [bits, held] = [0, 0]
  const bytes: number[] = []
  for (const sign of code.replaceAll('-', '+').replaceAll('_', '/')) {
    bits = ((bits << 6) | BASE64.indexOf(sign)) & 0xff_ff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes.push((bits >> held) & 0xff)
    }
  }
  return bytes
}

/** Null of what is no text that can be read. */
function fromBytes(bytes: readonly number[]): string | null {
  try {
    const text = decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
    return /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\n]+$/u.test(text) ? text : null
  } catch {
    return null
  }
}

const fromCode = (code: number): string => (code > 0 && code < 0x11_00_00 ? String.fromCodePoint(code) : '')

const fromPlaces = (numbers: readonly string[]): string =>
  numbers.map((number) => fromCode(Number(number) <= 26 ? 96 + Number(number) : Number(number))).join('')

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const MIN_KEY = 4
/** Any other shift of the alphabet finds a shorter key by chance. */
const MIN_SHIFTED = 6

/** Whether letters spell the key backwards, shifted, as initials, with signs for letters, or with gaps. */
export function spellsHidden(text: string, key: string): boolean {
  const wanted = letters(key)
  if (wanted.length < MIN_KEY || /^\d+$/.test(wanted)) return false
  const backwards = [...wanted].toReversed().join('')
  const words = looks(text).trim().split(' ')
  const stream = wanted.length > MIN_KEY || /\d/.test(wanted) ? letters(text) : ''
  const isThere = (word: string): boolean => word !== wanted && (words.includes(word) || stream.includes(word))
  const shifts = wanted.length >= MIN_SHIFTED ? Array.from({ length: 25 }, (_, at) => at + 1) : [13]
  const turned = (by: number): readonly string[] => [shifted(wanted, by), letters(shifted(key.toLowerCase(), by))]
  if (isThere(backwards) || shifts.some((by) => turned(by).some(isThere))) return true
  const initials = [words, text.split('\n'), text.split(/[.!?\n]\s*/)].map((parts) =>
    parts.map((part) => letters(part).charAt(0)).join(''),
  )
  if (initials.some((spelled) => spelled.includes(wanted.replace(/\d/g, '')))) return true
  const plain = text.replace(/\S{2,60}/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[\d@$]|!(?=.)/g, (sign) => LEET[sign] ?? sign) : word,
  )
  return (plain !== text && letters(plain).includes(wanted)) || isGapped(text, key)
}

/** A row of words with gaps, whose letters each stand in their place: at least half of them all. */
function isGapped(text: string, key: string): boolean {
  const rowOf = (said: string): readonly string[] =>
    normalised(said)
      .replace(/[^\p{L}\p{N}\s_*•·?.-]/gu, '')
      .split(/\s+/)
      .map((word) => word.replace(/[.?]{1,3}$/, ''))
      .filter((word) => word !== '')
  const [words, wanted] = [rowOf(text), rowOf(key)]
  return words.some((_, at) => {
    const said = [...words.slice(at, at + wanted.length).join(' ')]
    const signs = [...wanted.join(' ')]
    const shown = said.filter((sign) => !/[_*•·?.-]/.test(sign)).length
    const isFit = (sign: string, place: number): boolean => /[_*•·?.-]/.test(sign) || sign === signs[place]
    return said.length === signs.length && shown < said.length && shown * 2 >= said.length && said.every(isFit)
  })
}

const shifted = (word: string, by: number): string =>
  word.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26)))
