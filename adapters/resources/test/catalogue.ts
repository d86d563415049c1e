import type { Answer } from '@app/testing/resource-sources/format'
import type { KnownPage } from '@app/testing/resource-sources/pages'

const CODES: Readonly<Record<string, string>> = { eng: 'en', ger: 'de', fre: 'fr', spa: 'es' }
export const codeOf = (language: string): string =>
  Object.entries(CODES).find(([, primary]) => primary === language)?.[0] ?? 'und'
/** The language that a query in the catalogue's own syntax asks for. */
export const languageIn = (query: string): string | null => CODES[/language:\(?(\w{3})/.exec(query)?.[1] ?? ''] ?? null
export const wordsIn = (query: string): string =>
  query.replace(/\b(?:language|mediatype|collection):(?:\w+|\([^)]*\))|AND|NOT/g, ' ')

export const pageAnswer = (page: KnownPage | undefined): Answer | null => (page ? { page } : null)
