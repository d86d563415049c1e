import { type Groups, groupFindings } from './match-rule.ts'
import { type Misspellings, makeMisspellings } from './misspelt.ts'
import type { SafetyWords } from './safety-words.ts'
import { findTerms, makeTermIndex, type TermIndex } from './term-index.ts'
import { ARABIC } from './words/arabic.ts'
import { CHINESE } from './words/chinese.ts'
import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { HINDI } from './words/hindi.ts'
import { JAPANESE } from './words/japanese.ts'
import { PORTUGUESE } from './words/portuguese.ts'
import { RUSSIAN } from './words/russian.ts'
import { SPANISH } from './words/spanish.ts'

const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, JAPANESE, CHINESE, RUSSIAN, ARABIC, HINDI]

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
