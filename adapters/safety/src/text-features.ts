import { type Groups, groupsIn } from './match-rule.ts'
import type { KnownTerms } from './term-index.ts'

/** Features are hashed into so many buckets, a weight each; a collision costs little, as most weights are near zero. */
export const BUCKETS = 1_048_576
/** Groups of words that stand so near to each other say more together. Places of `Finding`. */
const NEAR = 6
/** Letters: what is left of most words without their endings. */
const STEM = 5
const SIGNS = /[\u3005-\uA000]/

/** Two kinds, as buckets, each once. They are weighed apart, so that many of the one do not drown out the other. */
export type Features = readonly [groups: readonly number[], words: readonly number[]]

/**
 * What the weights are asked about: groups of words and pairs of them, which mean the same in every language; words, pairs
 * of words and groups of letters, which speak for what no list holds. `plain` as `plainText` writes it.
 */
export function readFeatures(known: KnownTerms, plain: string): Features {
  const words = new Set<number>()
  addWords(plain, words)
  return [[...new Set(groupFeatures(bestKnown(known, plain).groups).map(bucketOf))], [...words]]
}

/** The language whose list knows most of a text, null where none knows anything. */
export function bestKnown(known: KnownTerms, plain: string) {
  let best: { readonly language: string | null; readonly groups: Groups } = { language: null, groups: new Map() }
  for (const [{ language }, groups] of groupsIn(known, plain)) {
    if (groups.size > best.groups.size) best = { language, groups }
  }
  return best
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

function addWords(plain: string, buckets: Set<number>): void {
  if (SIGNS.test(plain)) {
    addLetters(plain.replaceAll(' ', ''), 1, 3, buckets)
    return
  }
  const words = plain.split(' ')
  const stems = words.map((word) => word.slice(0, STEM))
  words.forEach((word, at) => {
    const features = [`_${word}`, `_${word}_${words[at + 1] ?? ''}`]
    for (const ahead of [1, 2]) if (stems[at + ahead]) features.push(`${ahead} ${stems[at]} ${stems[at + ahead]}`)
    for (const feature of features) buckets.add(bucketOf(feature))
    addLetters(`<${word}>`, 3, 6, buckets)
  })
}

/** All groups of so many letters. A longer group goes on with the hash of the shorter one: most of a long text's time goes here. */
function addLetters(word: string, fewest: number, most: number, buckets: Set<number>): void {
  for (let from = 0; from + fewest <= word.length; from += 1) {
    let hash = SEED
    for (let at = from; at < Math.min(from + most, word.length); at += 1) {
      hash = hashOn(hash, word.charCodeAt(at))
      if (at - from + 1 >= fewest) buckets.add(mixed(hash))
    }
  }
}

/** FNV-1a, mixed as murmur3 ends. */
function bucketOf(feature: string): number {
  let hash = SEED
  for (let at = 0; at < feature.length; at += 1) hash = hashOn(hash, feature.charCodeAt(at))
  return mixed(hash)
}

const SEED = 0x811c9dc5
const hashOn = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (half ^ (half >>> 12)) & (BUCKETS - 1)
}
