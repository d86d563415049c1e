import { wordSet } from '../shared/index.ts'

/** Punctuation that people leave out or add around a word; not what makes another word of it, as in "C++" or "!=". */
const LEADING = new Set('"\'“”„‘’«»‹›`([{¿¡「『')
const TRAILING = new Set('"\'“”„‘’«»‹›`)]}.,;:!?…。、！？」』')

/** One sign for what keyboards and phones write as several: quotes, dashes, times, fractions. In lower case. */
export const foldSigns = (text: string): string =>
  text
    .replace(/[¼-¾⅐-⅞]/gu, ' $&')
    // before: it makes a space of a part of some
    .replace(/[‘’‚‛ʼ´′]/gu, "'")
    .replace(/[“”„‟«»″]/gu, '"')
    .normalize('NFKC')
    .replace(/[‐-―−﹘]/gu, '-')
    .replace(/[×·⋅∙∗✕✖]/gu, '*')
    .replace(/[⁄∕]/gu, '/')
    .toLowerCase()

/** A short answer as it is compared: encoding, case, spaces, invisible characters, outer punctuation and variants of a sign do not count. */
export function comparable(text: string): string {
  const folded = [
    ...foldSigns(text)
      // "1 1/2" is not "11/2"
      .replace(/(?<=\d)\s+(?=\d+\s*\/)/gu, '+')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '')
      .replace(/(?<=\d)x(?=\d)/gu, '*')
      .toUpperCase(),
  ]
  let [from, to] = [0, folded.length]
  while (from < to && LEADING.has(folded[from] ?? '')) from += 1
  while (to > from && TRAILING.has(folded[to - 1] ?? '')) to -= 1
  return (from < to ? folded.slice(from, to) : folded).join('').normalize('NFC')
}

const MAX_WORDS = 5
/** Shorter ones ("C") are often a part of another answer ("C sharp"). */
const MIN_NAME_LENGTH = 3
/** What may stand beside a right answer: nothing that denies it, narrows it or offers another one. In the languages of the product. */
const FILLERS = wordSet(`a an the it its it's is are was were they they're that this these those one ones thing things
  small large big little very quite called
  der die das den dem ein eine einen einem es ist sind war sie man klein kleine kleiner kleines gross große großer großes sehr
  el la los las lo un una unos unas es son era se llama pequeño pequeña pequeños pequeñas grande grandes muy`)

/** Whether a few words name the right answer, as "small random ones" does "random", and say nothing else. */
export function namesAnswer(said: string, right: string): boolean {
  const [words, wanted] = [wordsOf(said), wordsOf(right)]
  if (words.length > MAX_WORDS || wanted.join('').length < MIN_NAME_LENGTH || /[,;/?]/u.test(said)) return false
  // "der die das" for "der"
  if (wanted.some((word) => FILLERS.has(word))) return false
  const at = words.findIndex((_, place) => wanted.every((word, index) => words[place + index] === word))
  return at >= 0 && [...words.slice(0, at), ...words.slice(at + wanted.length)].every((word) => FILLERS.has(word))
}

const wordsOf = (text: string): readonly string[] =>
  foldSigns(text)
    .split(/\s+/u)
    .map(comparable)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '')
