/** More than any title or excerpt is cut to, so that a long text costs no more than a short one. */
export const MAX_READ_LENGTH = 10_000

/** What a person must not be shown because it cannot be seen; joiners between letters that join are spelling, and stay. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]|(?<![\p{Lo}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}])/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** A text on one line: no control character, no invisible one, single spaces. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()

/** The same of whatever a source gave, which is not read as HTML. What is no text is empty. */
export const plainText = (text: unknown): string =>
  typeof text === 'string' ? oneLine(text.slice(0, MAX_READ_LENGTH)) : ''

/** Letters of scripts that put no spaces between words: two of them count as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** About how many words a text has, in any script. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const others = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  return others + Math.ceil(unspaced / 2)
}
