import { remember, wordsOf } from '@app/domain'

/** Words in a row that two texts do not share by chance; of a script without spaces, signs. */
const WORDS_IN_A_ROW = 8
const SIGNS_IN_A_ROW = 14

/**
 * Every row of eight words, in order, as a number each: texts are compared with all chapters before them, and numbers are
 * quick to compare. Two rows in some billions share one by chance. Numbers in the text are all the same: "Step 1" and "Step 2"
 * of one sentence repeat it. Mostly of numbers is what stands in a table: such rows are left out.
 */
export const shinglesOf = remember((text): readonly number[] => {
  const words = wordsOf(text)
  const length = words.sign ? SIGNS_IN_A_ROW : WORDS_IN_A_ROW
  const hashes = words.tokens.map((token) => (/^\p{N}+$/u.test(token) ? NUMBER : hashOf(token)))
  const leaving = Array.from({ length }).reduce<number>((power) => Math.imul(power, FACTOR), 1)
  const rows: number[] = []
  let row = 0
  let numbers = 0
  for (const [end, hash] of hashes.entries()) {
    const left = hashes[end - length]
    row = (Math.imul(row, FACTOR) + hash) | 0
    if (left !== undefined) row = (row - Math.imul(left, leaving)) | 0
    numbers += Number(hash === NUMBER) - Number(left === NUMBER)
    if (end >= length - 1 && numbers <= length / 2) rows.push(row)
  }
  return rows
})

const FACTOR = 0x01_00_01_93
const NUMBER = 0

function hashOf(token: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), FACTOR)
  // spread once more: words of few letters would lie close together
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
}

/** Share of a text's rows that stand in another. 0 to 1. */
export function sharedShare(rows: readonly number[], others: ReadonlySet<number>): number {
  return rows.length === 0 ? 0 : rows.filter((row) => others.has(row)).length / rows.length
}
