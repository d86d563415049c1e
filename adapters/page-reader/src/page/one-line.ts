/** Characters that end a line or mean nothing on one. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
/** What is not seen, and by which a text could say two things: direction marks, zero width, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text on one line, without what cannot be seen. */
export const oneLine = (text: string): string =>
  text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()

/** Letters of scripts that put no spaces between words: two of them count as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** About how many words a text has, in any script. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const others = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  return others + Math.ceil(unspaced / 2)
}
