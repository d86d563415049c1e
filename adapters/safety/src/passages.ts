import { sentencesOf } from '@app/domain'
import ANSWERS from './decline-answers.json' with { type: 'json' }
import FIRST_PERSON from './first-person.json' with { type: 'json' }
import HELP_WORDS from './help-words.json' with { type: 'json' }
import { plainText } from './plain-text.ts'

/** Characters of a message, and of one whose sender does not speak of themselves. What is longer is a document. */
const MAX_MESSAGE = 400
const MAX_IMPERSONAL = 200

/** Signs that each stand for words, up to eighteen letters: a text of them would be many times as long as it looks. */
const WORD_SIGNS = /[\u321D\u321E\u3300-\u3357\u3371-\u33DF\uFDF0-\uFDFC]/gu

const PERSONAL_WORDS = new Set(plainText(FIRST_PERSON.words.join(' ')).split(' '))

/** Whole words, but where a script sets no spaces. */
const asFound = (text: string): string => (/[\u3005-\uA000]/.test(text) ? plainText(text) : ` ${plainText(text)} `)
/** Lines that listen, by their names and numbers. */
const HELP = [
  ...Object.values(ANSWERS).flatMap(({ helpLines }) => helpLines.flatMap(({ name, number }) => [name, number])),
  ...HELP_WORDS.lines,
].map(asFound)
const OFFERS = HELP_WORDS.offers.map(asFound)

/**
 * The pieces of a text that are judged: each sentence, so that no harmless one speaks for another, and where they make a message, all of
 * them together. Of a document only what its sender says of themselves, and its last sentence: not every language names the one who
 * speaks. An offer of help is none of them.
 */
export function passagesOf(text: string) {
  const sentences = sentencesOf(text.replace(WORD_SIGNS, ' ')).map((sentence) => sentence.trim())
  const personal = sentences.filter(isPersonal)
  const isMessage = text.length <= (personal.length > 0 ? MAX_MESSAGE : MAX_IMPERSONAL)
  const judged = isMessage ? sentences.filter((one) => personal.includes(one) || !offersHelp(one)) : personal
  const together = judged.join(' ')
  const said = [...(together.length <= MAX_MESSAGE ? [together] : []), ...judged.flatMap(cut)]
  const last = sentences.at(-1) ?? ''
  return {
    /** Each is judged by itself. */
    said: [...new Set(said)].filter(Boolean),
    /** Judged for a cry for help alone. */
    last: isMessage || offersHelp(last) ? null : last.slice(-MAX_MESSAGE),
    sentences: sentences.length,
  }
}

/** "World War I" and "I. Introduction" count; no one says them of themselves. */
const NUMERAL = /\bI(?=\s*(?:[^\s\p{L}'’]|$))/gu

const isPersonal = (sentence: string): boolean =>
  FIRST_PERSON.signs.some((sign) => sentence.includes(sign)) ||
  plainText(sentence.replace(NUMERAL, ''))
    .split(' ')
    .some((word) => PERSONAL_WORDS.has(word))

/** "If you need someone to talk to, call or text 988": who says this wants others to live. */
function offersHelp(sentence: string): boolean {
  const plain = ` ${plainText(sentence)} `
  const has = (words: readonly string[]): boolean => words.some((word) => plain.includes(word))
  return has(HELP) && has(OFFERS)
}

const cut = (sentence: string): readonly string[] =>
  Array.from({ length: Math.ceil(sentence.length / MAX_MESSAGE) }, (_, at) =>
    sentence.slice(at * MAX_MESSAGE, (at + 1) * MAX_MESSAGE),
  )
