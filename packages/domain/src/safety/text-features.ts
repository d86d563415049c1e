import { groupsIn } from './known-terms.ts'
import type { Groups } from './match-rule.ts'

/** Features are hashed into so many buckets, a weight each; a collision costs little, as most weights are near zero. */
export const BUCKETS = 1_048_576
/** Groups of words that stand so near to each other say more together. Places of `Finding`. */
const NEAR = 6
/** Letters: what is left of most words without their endings. */
const STEM = 5
const SIGNS = /[\u3005-\uA000]/

/** Two kinds, as buckets, each once. They are weighed apart, so that many of the one do not drown out the other. */
export type Features = readonly [groups: readonly number[], words: readonly number[]]

/** `language`: of the list that knew most of it, null when none knew anything. */
export type ReadText = { readonly features: Features; readonly language: string | null }

/**
 * What the weights are asked about: groups of words and pairs of them, which mean the same in every language; words, pairs
 * of words and groups of letters, which speak for what no list holds. `plain` as `plainText` writes it.
 */
export function readFeatures(plain: string): ReadText {
  let language: string | null = null
  let most: Groups = new Map()
  for (const [words, groups] of groupsIn(plain)) {
    if (groups.size > most.size) [language, most] = [words.language, groups]
  }
  return { features: [toBuckets(groupFeatures(most)), toBuckets(wordFeatures(plain))], language }
}

function groupFeatures(groups: Groups): readonly string[] {
  const found = [...groups].flatMap(([group, [first]]) => (first ? [{ group, from: first.from }] : []))
  found.sort((one, other) => (one.group < other.group ? -1 : 1))
  return found.flatMap(({ group, from }, at) => [
    group,
    ...found.slice(at + 1).flatMap((other) => {
      const pair = `${group} ${other.group}`
      return Math.abs(from - other.from) > NEAR ? [pair] : [pair, `${pair} ${from < other.from}`]
    }),
  ])
}

function wordFeatures(plain: string): readonly string[] {
  if (SIGNS.test(plain)) return lettersOf(plain.replaceAll(' ', ''), [1, 2, 3])
  const words = plain.split(' ')
  return words.flatMap((word, at) => [
    `_${word}`,
    `_${word}_${words[at + 1] ?? ''}`,
    ...[1, 2].flatMap((ahead) => {
      const other = words[at + ahead]
      return other ? [`${ahead} ${word.slice(0, STEM)} ${other.slice(0, STEM)}`] : []
    }),
    ...lettersOf(`<${word}>`, [3, 4, 5, 6]),
  ])
}

const lettersOf = (word: string, lengths: readonly number[]): readonly string[] =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  )

const toBuckets = (features: readonly string[]): readonly number[] => [...new Set(features.map(bucketOf))]

/** FNV-1a, mixed as murmur3 ends. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (BUCKETS - 1)
}
