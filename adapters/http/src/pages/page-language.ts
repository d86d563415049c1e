import { readdirSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguages } from '../pipeline/preferred-language.ts'

/** The specification's. Every build has it. */
export const DEFAULT_LANGUAGE = 'en'

/** Set by the web app when a reader chooses a language: the only cookie there is. */
const COOKIE = /(?:^|;\s*)language=(\w+)/

/** Those that the web app has been built for: a folder each, such as `de`. */
export const languagesIn = (webRoot: string): readonly string[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)

/** The language that a page is sent in: what the reader chose, else what the browser accepts, else English. */
export function pageLanguage(headers: IncomingHttpHeaders, languages: readonly string[]): string {
  const [, chosen] = COOKIE.exec(headers.cookie ?? '') ?? []
  const accepted = acceptedLanguages(headers['accept-language'])
  return [chosen, ...accepted].find((one) => one !== undefined && languages.includes(one)) ?? DEFAULT_LANGUAGE
}
