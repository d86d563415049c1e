import type { ConversationWords, OwnWords } from './conversation-words.ts'
import { ar, hi, ja, ru, zh } from './other-scripts.ts'
import { VALUE_WORDS } from './value-words.ts'
import { de, en, es, fr, it, nl, pt } from './western.ts'

const inLanguage = (language: keyof typeof VALUE_WORDS, own: OwnWords): ConversationWords => ({
  ...own,
  language,
  values: VALUE_WORDS[language],
})

export const ENGLISH = inLanguage('en', en)

/** By BCP 47 primary language. */
export const WORDS: Readonly<Record<string, ConversationWords>> = {
  ar: inLanguage('ar', ar),
  de: inLanguage('de', de),
  en: ENGLISH,
  es: inLanguage('es', es),
  fr: inLanguage('fr', fr),
  hi: inLanguage('hi', hi),
  it: inLanguage('it', it),
  ja: inLanguage('ja', ja),
  nl: inLanguage('nl', nl),
  pt: inLanguage('pt', pt),
  ru: inLanguage('ru', ru),
  zh: inLanguage('zh', zh),
}
