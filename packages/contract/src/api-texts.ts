import * as accounts from './accounts/texts.ts'
import * as administration from './administration/texts.ts'
import * as conversations from './conversations/texts.ts'
import * as learning from './learning/texts.ts'
import * as payments from './payments/texts.ts'
import type { Language } from './shapes.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import * as shared from './texts.ts'

const ENGLISH = { shared, accounts, administration, conversations, learning, payments }

/** What the API says beside its data, in ICU's format; of inputs the translations: their English stands beside their schemas. */
export const API_TEXTS = { en, de, es } as const satisfies Readonly<Record<Language, typeof en>>

/** By folder and name: a catalogue that lacks a message does not compile. */
type InputTexts = { readonly [Folder in keyof typeof ENGLISH]: Messages<keyof (typeof ENGLISH)[Folder]> }
type Messages<Key extends PropertyKey> = Readonly<Record<Key, string>>

/** The messages of a language by their English. */
const byEnglish = (texts: InputTexts): ReadonlyMap<string, string> => {
  const messages: Readonly<Record<string, Messages<string>>> = texts
  return new Map(
    Object.entries(ENGLISH).flatMap(([folder, english]) =>
      Object.entries(english).map(([key, message]) => [message, messages[folder]?.[key] ?? message] as const),
    ),
  )
}

const TRANSLATIONS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: byEnglish(ENGLISH),
  de: byEnglish(de),
  es: byEnglish(es),
}

/**
 * What a schema says of an input, in another language: schemas are made once for a process, with their English messages. Null for a
 * message that is none of ours. The web app, which has one language, needs none of this: its builds exchange the texts.
 */
export const translateInputMessage = (message: string, language: Language): string | null =>
  TRANSLATIONS[language].get(message) ?? null
