import { foldSigns } from '../check/same-text.ts'
import { bareWords, contentWords, makeVocabulary, normalised, remember } from '../shared/index.ts'
import { FORMULA, INLINE_CODE } from '../tutoring/prose.ts'
import { skeletonOf } from '../users/skeleton.ts'
import type { Username } from '../users/username.ts'
import { plainFormulas } from './numbers-in.ts'
import { ANSWERS, IS } from './reveal.words.ts'

/** Letters that look like others. Not those of English: an "m" is "rn" in a skeleton. The cast: any text has one, not only a name. */
const skeleton = (text: string): string =>
  text.replace(/[^\p{ASCII}]+/gu, (signs) => skeletonOf(signs as Username).toLowerCase())

/** Words without emphasis, in letters that look alike. */
export const looks = remember((text) => ` ${skeleton(bareWords(text.replace(/[*_`~]/g, ''))).replaceAll('ß', 'ss')} `)
/** Letters and digits alone. */
export const letters = remember((text) => looks(text).replaceAll(' ', ''))

/** So long a key is no part of other words by chance. */
const LONG = 8

/** Whether a text says the key, however it is spaced, marked or ended. `known`: what the learner has before them. */
export function saysText(text: string, key: string, known: string): boolean {
  const [said, wanted] = [looks(text), looks(key).trim()]
  if (saysFormula(text, key)) return true
  if (wanted === '') return saysSign(text, key)
  if (/^[aeiouy]$/.test(wanted)) return saysLetter(text, wanted.toUpperCase(), false)
  if (said.includes(` ${wanted} `) || saysSpaced(said, letters(key))) return true
  if (letters(key).length >= LONG && letters(text).includes(letters(key))) return true
  if (!wanted.includes(' '))
    return (
      wanted.length > 3 && said.split(' ').some((word) => word.startsWith(wanted) && word.length <= wanted.length + 2)
    )
  return saysMostOf(text, key, known)
}

/** "y e a s t": letters that stand alone. */
function saysSpaced(said: string, wanted: string): boolean {
  if (wanted.length < 3) return false
  const runs = said.match(/(?<= )(?:[\p{L}\p{N}] ){3,80}/gu) ?? []
  return runs.some((run) => run.replaceAll(' ', '').includes(wanted))
}

/**
 * Whether a text names something by a letter. `isUsed`: the letter is the name of other things here, so it has to stand in brackets, in quotes or
 * behind "is". Else it has to be a capital: "A" may be an article, "I" a pronoun, "E", "O" and "Y" join words.
 */
export function saysLetter(written: string, letter: string, isUsed: boolean): boolean {
  const text = written.replace(/\b(?:z\. ?B|d\. ?h|e\. ?g|i\. ?e)\./gi, '')
  const [no, isVowel] = ["[\\p{L}\\p{N}'’]", 'AEIOUY'.includes(letter)]
  const marked = `${OPENS}\\s?${letter}\\s?${CLOSES}|(?<!${no}\\s?)${letter}[):]|[:=→]\\s?${letter}(?!${no})`
  if (new RegExp(`${marked}|\\b(?i:${IS}) ${letter}(?!${no}|\\s\\p{Ll})`, isUsed || isVowel ? 'u' : 'iu').test(text))
    return true
  if (new RegExp(`^[^\\p{L}\\n]*${letter}[^\\p{L}\\n]*$`, 'imu').test(text)) return true
  const follows = isVowel ? `(?=\\s{0,2}(?:$|[^\\s\\p{L}])| (?:${IS}|or|oder|o|and|und|y|nor|ni|noch)\\b)` : ''
  if (isVowel && new RegExp(`(?:^|[\\s([])${letter.toLowerCase()}(?=[.?!)]?\\s*$|[.!?)])`, 'mu').test(text)) return true
  // in the middle of a sentence only "I" is a word
  const within = isVowel && letter !== 'I' ? `|(?<=[\\p{L}\\p{N},] )${letter}(?!${no})` : ''
  return !isUsed && new RegExp(`(?<!${no})${letter}(?!${no}|[+#])${follows}${within}`, 'mu').test(text)
}

const OPENS = '[("\'“„«\\[*`|]'
const CLOSES = '[)"\'”“»\\]*`|]'

const saysSign = (text: string, key: string): boolean =>
  new RegExp(`(?:^|[\\s"'“„(\`])${escaped(key.trim())}(?:$|[\\s"'”“)\`.,;:!?])`, 'mu').test(text)

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** So many of a phrase's own words in one sentence are the phrase in another order. */
const MOST = 0.8

function saysMostOf(text: string, key: string, known: string): boolean {
  const has = makeVocabulary(known).has
  const own = contentWords(key).filter((word) => !has(word))
  if (own.length === 0) return false
  return text.split(/[.!?\n]/).some((sentence) => {
    const share = own.filter(makeVocabulary(sentence).has).length / own.length
    return share >= MOST && (own.length > 1 || ANSWERS.test(normalised(sentence)))
  })
}

/** How well a clause says a text: 0 to 1. */
export function shareSaid(clause: string, text: string): number {
  if (looks(clause).includes(looks(text))) return 1
  const own = contentWords(text)
  return own.length === 0 ? 0 : own.filter(makeVocabulary(clause).has).length / own.length
}

const squeezed = (text: string): string => foldSigns(plainFormulas(text)).replace(/[\s`*]/g, '')
/** Powers and fractions set in small digits. */
const raised = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹]+/gu, (power) => `^${power.normalize('NFKC')}`).replaceAll('**', '^')
const HAS_SIGN = /[=+*/^<>()[\]{}_;\\-]/
const EQUATION = /(?:[a-z\d().^√]{1,8}\s?[=+\-−*/·×<>]\s?){1,10}[a-z\d().^√]{1,8}/gi

/** Formulas and code are the same without spaces, with their sides, terms and factors in another order. */
function saysFormula(text: string, key: string): boolean {
  const [said, wanted] = [squeezed(raised(text)), squeezed(raised(key))]
  if (!HAS_SIGN.test(key) || wanted.length < 3 || !/[\p{L}\d]/u.test(wanted)) return false
  if (/[=+*/^<>()[\]{};\\]/.test(wanted) && said.includes(wanted)) return true
  const form = canonical(key)
  const spans = [
    ...(text.match(FORMULA) ?? []),
    ...(text.match(INLINE_CODE) ?? []),
    ...(raised(plainFormulas(text)).match(EQUATION) ?? []),
  ]
  return form !== null && spans.some((span) => canonical(span) === form)
}

/** Null of what is no sum and no equation. All terms on one side, the first of them positive. */
function canonical(formula: string): string | null {
  const sides = squeezed(raised(formula))
    .replace(/[·×]|[.,;:]{1,3}$/g, '')
    .split('=')
  if (sides.length > 2 || !/[a-z]/.test(sides.join()) || !/[=+^-]/.test(sides.join('='))) return null
  const terms = sides
    .flatMap((side, at) =>
      (side.match(/[+-]?[^+-]{1,60}/g) ?? []).map((term) => ({
        isNegative: term.startsWith('-') !== at > 0,
        body: (term.replace(/^[+-]/, '').match(/\d+(?:[.,/]\d+)?|[a-z](?:\^\d+)?|\([^)]{0,60}\)|./g) ?? [])
          .map(asValue)
          .toSorted()
          .join(''),
      })),
    )
    .filter(({ body }) => body !== '')
    .toSorted((one, other) => (one.body < other.body ? -1 : 1))
  return terms.map(({ isNegative, body }) => `${isNegative === terms[0]?.isNegative ? '+' : '-'}${body}`).join('')
}

function asValue(atom: string): string {
  const [over, under] = atom.replace(',', '.').split('/').map(Number)
  return /^\d/.test(atom) && over !== undefined ? String(under === undefined ? over : over / under) : atom
}
