import type { Fault } from '../fault.ts'
import { withoutInlineCode, withoutQuotations } from './prose.ts'

/** Turns letters around: what is read is not what is written. */
const OVERRIDE = /[\u202D\u202E]/u
/** Marks direction. Right in Arabic and Hebrew, a trick elsewhere. */
const DIRECTION = /[\u202A-\u202C\u2066-\u2069]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Blank letters, and letters for machines alone. A flag of a region is written with such tags after a black flag. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800\u{E0000}-\u{E007F}]/u
/** A black flag and up to six such tags with their end are one picture. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F}/gu
/** Letters of two scripts in one word, so that it looks like another: `p\u0430ypal`. */
const MIXED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
/** Whole words in the letters of formulas: a screen reader spells them out. */
const STYLED = /[\u{1D400}-\u{1D6A5}]{4}/gu
const MAX_STYLED = 3
/** What is left of letters that were read in the wrong encoding. */
const GARBLED = /\uFFFD|[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u20AC|\u00E2\u0080/gu
/** A lesson about encodings may show some. */
const MAX_GARBLED = 6
/** Accents piled up until nothing can be read: the marks of no spelling stand four on a letter. */
const PILED = /\p{Script=Inherited}{4}/u
const UNSEEN = /[\u00AD\u200B\u2060-\u2064\uFEFF]/gu
/** Soft hyphens and the like, of all characters: more than a careful typesetter sets. */
const MAX_UNSEEN = 0.02

const INVISIBLE: Fault = {
  code: 'invisible-characters',
  words: 'Write without invisible characters and without marks of text direction.',
}
const LETTERS_MIXED: Fault = { code: 'mixed-letters', words: 'Write each word with the letters of one script.' }
const UNREADABLE: Fault = { code: 'garbled', words: 'Write plain UTF-8: your answer has letters that were garbled.' }

export function checkInvisible(text: string): readonly Fault[] {
  const hides =
    OVERRIDE.test(text) ||
    PILED.test(text.normalize('NFC')) ||
    BLANK.test(text.replace(FLAG, '')) ||
    (DIRECTION.test(text) && !RIGHT_TO_LEFT.test(text)) ||
    (text.match(UNSEEN)?.length ?? 0) > Math.max(2, text.length * MAX_UNSEEN)
  const latin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0)
  const isMixed = latin && MIXED.test(withoutQuotations(withoutInlineCode(text)))
  return [
    ...(hides ? [INVISIBLE] : []),
    ...(isMixed || (text.match(STYLED)?.length ?? 0) > MAX_STYLED ? [LETTERS_MIXED] : []),
    ...((text.match(GARBLED)?.length ?? 0) > MAX_GARBLED ? [UNREADABLE] : []),
  ]
}

/** For titles: without anything unseen, apart from the joiners with which some scripts and emoji are spelled. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(
      /[\u00AD\u200B\u2060-\u2064\uFEFF\u115F\u1160\u3164\uFFA0\u2800\u202A-\u202E\u2066-\u2069]|(?<!\u{1F3F4}|[\u{E0020}-\u{E007F}])[\u{E0000}-\u{E007F}]/gu,
      '',
    )
    .trim()
