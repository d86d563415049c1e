import { type Found, takeOut } from './find.ts'

const REST = String.raw`[^.;!?\n]{3,160}`

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:and|but|with|i|i'm|want to|would like to|a|my|also)\b[\s,]*)*\b(?:especially|mainly|mostly|particularly|in particular|above all|preferably|focus(?:ing|sed|ed)?(?: mostly| mainly)? (?:is on|on|is)|concentrat(?:e|ing) on|most interested in|emphasis on) (?<fact>${REST})`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:because|since|so that|so) (?<fact>(?:i|we|my|our)\b${REST})`, 'giu'),
]

/** What a message says outright about what matters most, or why. */
export const findFocus = (text: string): Found => takeOut(text, PATTERNS)

const OPENINGS =
  /^(?:(?:well|so|ok|okay|just|mostly|mainly|maybe|probably|i think|i guess|i'd say|and|but|also|then|please|actually|rather)\b[\s,]+|(?:i|we)(?:'d|’d| would)? (?:want|like|love|need|hope|wish)(?: it)? (?:to (?:be able to )?|for )|i(?:'m| am) (?:most )?interested in |to be able to |be able to |being able to |(?:in order )?to |for |focus(?:ing)? on |(?:i )?(?:need|want) (?=\p{L})|because (?=i\b|we\b|my\b))+/iu

/** An answer without the words that only begin it: "I'd like to order food" is "order food". */
export const bareFocus = (text: string): string => {
  const bare = text
    .trim()
    .replace(OPENINGS, '')
    .replace(/[\s.,;:!]+$/u, '')
  return bare === '' ? text.trim() : bare
}

const OPEN =
  /^(?:i(?:'m| am)? )?(?:(?:don'?t|do not) (?:know|care|mind)|no(?:t sure| idea| preferences?|thing(?: special| particular| in particular)?|ne)?|whatever|any(?:thing)?|every(?:thing)?|all(?: of (?:it|them))?|idk|dunno|you (?:decide|choose)|up to you|skip|doesn'?t matter|general(?:ly)?|just (?:for )?fun|unsure|-+|\?+|n\/?a|surprise me|both|the basics)?[\s.!?]*$/iu

/** True when the words leave the choice to us. */
export const isOpen = (words: string): boolean => OPEN.test(words.trim())
