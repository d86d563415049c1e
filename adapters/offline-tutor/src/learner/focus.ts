import { either, WORD_BEGINS, WORD_ENDS } from '../words/pattern.ts'
import { type Found, takeOut } from './find.ts'

const REST = String.raw`[^.;!?\n]{3,160}`
const LEADING = `(?:(?:and|but|with|i|i'm|want to|would like to|a|my|also)[\\s,]+)*`
const ABOVE_ALL = either(
  'especially|mainly|mostly|particularly|in particular|above all|preferably|most interested in|emphasis on',
  'focus(?:ing|sed|ed)?(?: mostly| mainly)? (?:is on|on|is)',
  'concentrat(?:e|ing) on',
)

const PATTERNS: readonly RegExp[] = [
  new RegExp(`${WORD_BEGINS}${LEADING}${ABOVE_ALL} (?<fact>${REST})`, 'giu'),
  new RegExp(`${WORD_BEGINS}(?:because|since|so that|so) (?<fact>(?:i|we|my|our)${WORD_ENDS}${REST})`, 'giu'),
]

/** What a message says outright about what matters most, or why. */
export const findFocus = (text: string): Found => takeOut(text, PATTERNS)

const FILLER = either(
  "well|so|ok|okay|just|mostly|mainly|maybe|probably|and|but|also|then|please|actually|rather|i think|i guess|i'd say",
)
const WISH = `(?:i|we)(?:['’]d| would)? (?:want|like|love|need|hope|wish)(?: it)? (?:to (?:be able to )?|for )`
const OPENINGS = new RegExp(
  `^(?:${either(
    `${FILLER}\\b[\\s,]+`,
    WISH,
    "i(?:['’]m| am) (?:most )?interested in ",
    '(?:to )?be(?:ing)? able to |(?:in order )?to |for |focus(?:ing)? on |because (?=(?:i|we|my) )',
    '(?:i )?(?:need|want) (?=\\p{L})',
  )})+`,
  'iu',
)

const ENDINGS = /(?:[\s.,;:!]|(?<=\s)(?:instead|please|rather|too|as well))+$/iu

/** An answer without the words that only begin or end it: "I'd like to order food" is "order food". */
export function bareFocus(text: string): string {
  const words = text.trim()
  return words.replace(OPENINGS, '').replace(ENDINGS, '') || words
}

const OPEN_ANSWER = either(
  "(?:do not|don['’]?t) (?:know|care|mind)|no(?:t sure| idea| preferences?|ne)?",
  'nothing(?: special| (?:in )?particular)?',
  'whatever|any(?:thing)?|every(?:thing)?|all(?: of (?:it|them))?|both|the basics|general(?:ly)?|just (?:for )?fun',
  "idk|dunno|unsure|skip|surprise me|you (?:decide|choose)|up to you|doesn['’]?t matter",
  String.raw`-+|\?+|n\/?a`,
)
const OPEN = new RegExp(String.raw`^(?:i(?:['’]m| am)? )?${OPEN_ANSWER}?[\s.!?]*$`, 'iu')

const PLEASURE =
  /^(?:just |only |mostly |mainly |simply )?(?:for |to have |having |have )?(?:the |some |a bit of )?(?:fun|pleasure|joy|enjoyment)(?: of it| with it)?[\s.!]*$/iu

/** True when the words are a reason that asks for nothing in particular. */
export const isPleasure = (words: string): boolean => PLEASURE.test(words.trim())

/** True when the words leave the choice to us. */
export const isOpen = (words: string): boolean => OPEN.test(words.trim())
