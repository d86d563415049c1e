import { type Groups, groupFindings } from './match-rule.ts'
import { type Misspellings, makeMisspellings } from './misspelt.ts'
import { LANGUAGES } from './safety-languages.ts'
import type { SafetyWords } from './safety-words.ts'
import { findTerms, makeTermIndex, type TermIndex } from './term-index.ts'

/** Made when the first text comes, not at every start: it takes some 300 ms. */
let known: { readonly index: TermIndex; readonly misspellings: Misspellings } | null = null
const knownTerms = () => {
  known ??= { index: makeTermIndex(LANGUAGES), misspellings: makeMisspellings(LANGUAGES) }
  return known
}

export const misspellings = (): Misspellings => knownTerms().misspellings

/** What stands in a text, by language. `plain` as `plainText` writes it. */
export const groupsIn = (plain: string): ReadonlyMap<SafetyWords, Groups> =>
  groupFindings(findTerms(knownTerms().index, plain), LANGUAGES)
