import type { Fault } from '../fault.ts'

/** Turns letters around: what is read is not what is written. */
const OVERRIDE = /[\u202D\u202E]/u
/** Marks direction. Right in Arabic and Hebrew, a trick elsewhere. */
const DIRECTION = /[\u202A-\u202C\u2066-\u2069]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Blank letters, and letters for machines alone. A flag of a region is written with such tags after a black flag. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]|(?<!\u{1F3F4}|[\u{E0020}-\u{E007F}])[\u{E0000}-\u{E007F}]/u
/** Accents piled up until nothing can be read: the marks of no spelling stand four on a letter. */
const PILED = /\p{Script=Inherited}{4}/u
const UNSEEN = /[\u00AD\u200B\u2060-\u2064\uFEFF]/gu
/** Soft hyphens and the like, of all characters: more than a careful typesetter sets. */
const MOST_UNSEEN = 0.02

const INVISIBLE: Fault = {
  code: 'invisible-characters',
  words: 'Write without invisible characters and without marks of text direction.',
}

export function checkInvisible(text: string): readonly Fault[] {
  const hides =
    OVERRIDE.test(text) ||
    PILED.test(text.normalize('NFC')) ||
    BLANK.test(text) ||
    (DIRECTION.test(text) && !RIGHT_TO_LEFT.test(text)) ||
    (text.match(UNSEEN)?.length ?? 0) > Math.max(2, text.length * MOST_UNSEEN)
  return hides ? [INVISIBLE] : []
}

/** For titles: without anything unseen, apart from the joiners with which some scripts and emoji are spelled. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(
      /[\u00AD\u200B\u2060-\u2064\uFEFF\u115F\u1160\u3164\uFFA0\u2800\u202A-\u202E\u2066-\u2069]|(?<!\u{1F3F4}|[\u{E0020}-\u{E007F}])[\u{E0000}-\u{E007F}]/gu,
      '',
    )
    .trim()
