import { either, wholeWords } from './pattern.ts'

const NO_LATIN_LETTER = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u
const ARTICLE = /^(?:la|le|les|el|los|las|il|lo|gli|der|die|das|den|det|het|een|um|uma|una?) \p{L}/iu
const SMALL_WORDS = wholeWords(
  either(
    'ich|und|wie|mein|lernen|der|das|eine?[nmr]?|für|och|att|jag|ik|wil|leren|het|een',
    'quiero|aprender|cómo|hacer|una?|los|las|el|para|quero|fazer|uma?|voglio|imparare|come|gli|della',
    'je|veux|apprendre|comment|les|des|une|jak|nauczyć|się|nasıl|öğrenmek',
  ),
  'giu',
)

/** Another script, or two small words of another language: one alone may be a name. */
export const looksForeign = (words: string): boolean =>
  NO_LATIN_LETTER.test(words) || (words.match(SMALL_WORDS)?.length ?? 0) >= 2

/** A phrase that begins with an article of another language fits into no English sentence either. */
export const isForeignPhrase = (words: string): boolean => NO_LATIN_LETTER.test(words) || ARTICLE.test(words)

/** What was typed as code or markup reads badly without its signs. */
export const isMarkup = (text: string): boolean => /[<>{}[\]|\\^~`=]/u.test(text)
