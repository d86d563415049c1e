import { type Groups, groupFindings } from './match-rule.ts'
import { type Misspellings, makeMisspellings } from './misspelt.ts'
import { LANGUAGES } from './safety-languages.ts'
import type { SafetyWords } from './safety-words.ts'
import { findTerms, indexTerms, type TermIndex } from './term-index.ts'

type KnownTerms = { readonly index: TermIndex; readonly misspellings: Misspellings }

let known: KnownTerms | null = null

/** In steps: see `loadSafety`. */
export function* loadTerms(): Generator<undefined, KnownTerms> {
  known ??= { index: yield* indexTerms(LANGUAGES), misspellings: makeMisspellings(LANGUAGES) }
  return known
}

function knownTerms(): KnownTerms {
  if (known) return known
  const loading = loadTerms()
  let step = loading.next()
  while (!step.done) step = loading.next()
  return step.value
}

export const misspellings = (): Misspellings => knownTerms().misspellings

/** What stands in a text, by language. `plain` as `plainText` writes it. */
export const groupsIn = (plain: string): ReadonlyMap<SafetyWords, Groups> =>
  groupFindings(findTerms(knownTerms().index, plain), LANGUAGES)
