import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Language, part, kind and text: what learners might write, labelled by hand. Requests are named, never answered. */
const rows: readonly (readonly string[])[] = readFileSync(join(import.meta.dirname, 'wordings.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

const textsOf = (...wanted: readonly [language: string, part: string, kind: string]): readonly string[] =>
  rows.flatMap(([language, part, kind, text = '']) =>
    language === wanted[0] && part === wanted[1] && kind === wanted[2] ? [text] : [],
  )

const labelled = (language: string, part: string) => ({
  unsafe: textsOf(language, part, 'unsafe'),
  crisis: textsOf(language, part, 'crisis'),
  harmless: textsOf(language, part, 'harmless'),
})

/** `heldOut` was written before any word list and is never looked at while the lists are tuned. */
export const ALL_WORDINGS = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ru', 'ar', 'hi'].map((language) => ({
  language,
  seen: labelled(language, 'seen'),
  heldOut: labelled(language, 'held out'),
}))

/** Written after the lists had been tuned twice, in all languages mixed: the third look for what they lacked. */
export const MIXED_DECLINED = textsOf('mixed', 'later', 'declined')
export const MIXED_HARMLESS = textsOf('mixed', 'later', 'harmless')
