import { CATALOGUES } from '../mails/catalogues.ts'

/** Those that the product speaks: mails and refusals are written in them, and the web app is built for each. */
export type Language = keyof typeof CATALOGUES

export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[] // keys of a literal

/** The specification's. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Null of anything else: a newer version may have stored a language that this one does not speak. */
export const asLanguage = (text: string | null): Language | null => LANGUAGES.find((known) => known === text) ?? null
