import * as accountsDe from './accounts/texts.de.ts'
import * as accountsEs from './accounts/texts.es.ts'
import * as accounts from './accounts/texts.ts'
import * as administrationDe from './administration/texts.de.ts'
import * as administrationEs from './administration/texts.es.ts'
import * as administration from './administration/texts.ts'
import * as conversationsDe from './conversations/texts.de.ts'
import * as conversationsEs from './conversations/texts.es.ts'
import * as conversations from './conversations/texts.ts'
import * as learningDe from './learning/texts.de.ts'
import * as learningEs from './learning/texts.es.ts'
import * as learning from './learning/texts.ts'
import * as paymentsDe from './payments/texts.de.ts'
import * as paymentsEs from './payments/texts.es.ts'
import * as payments from './payments/texts.ts'
import type { Language } from './shapes.ts'
import * as sharedDe from './texts.de.ts'
import * as sharedEs from './texts.es.ts'
import * as shared from './texts.ts'

type Texts<Key extends string> = Readonly<Record<Key, string>>

/** Of a folder, in each language: one that lacks a message does not compile. */
const inEach = <Key extends string>(
  en: Texts<Key>,
  de: Texts<NoInfer<Key>>,
  es: Texts<NoInfer<Key>>,
): readonly Readonly<Record<Language, string>>[] =>
  // Object.keys forgets the names of the keys
  (Object.keys(en) as Key[]).map((key) => ({ en: en[key], de: de[key], es: es[key] }))

const MESSAGES = [
  ...inEach(shared, sharedDe, sharedEs),
  ...inEach(accounts, accountsDe, accountsEs),
  ...inEach(administration, administrationDe, administrationEs),
  ...inEach(conversations, conversationsDe, conversationsEs),
  ...inEach(learning, learningDe, learningEs),
  ...inEach(payments, paymentsDe, paymentsEs),
]

const TRANSLATIONS: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  MESSAGES.map((message) => [message.en, message]),
)

/**
 * What a schema says of an input, in another language: schemas are made once for a process, with their English messages. Null for a
 * message that is none of ours. The web app, which has one language, needs none of this: its builds exchange the texts.
 */
export const translateInputMessage = (message: string, language: Language): string | null =>
  TRANSLATIONS.get(message)?.[language] ?? null
