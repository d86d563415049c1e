import { texts as accountsDe } from './accounts/texts.de.ts'
import { texts as accountsEs } from './accounts/texts.es.ts'
import { texts as accounts } from './accounts/texts.ts'
import { texts as administrationDe } from './administration/texts.de.ts'
import { texts as administrationEs } from './administration/texts.es.ts'
import { texts as administration } from './administration/texts.ts'
import { texts as conversationsDe } from './conversations/texts.de.ts'
import { texts as conversationsEs } from './conversations/texts.es.ts'
import { texts as conversations } from './conversations/texts.ts'
import { texts as learningDe } from './learning/texts.de.ts'
import { texts as learningEs } from './learning/texts.es.ts'
import { texts as learning } from './learning/texts.ts'
import { texts as paymentsDe } from './payments/texts.de.ts'
import { texts as paymentsEs } from './payments/texts.es.ts'
import { texts as payments } from './payments/texts.ts'
import type { Language } from './shapes.ts'
import { texts as sharedDe } from './texts.de.ts'
import { texts as sharedEs } from './texts.es.ts'
import { texts as shared } from './texts.ts'

type Texts = Readonly<Record<string, string>>

/** Each folder's, English first. */
const TEXTS: readonly Readonly<Record<Language, Texts>>[] = [
  { en: shared, de: sharedDe, es: sharedEs },
  { en: accounts, de: accountsDe, es: accountsEs },
  { en: administration, de: administrationDe, es: administrationEs },
  { en: conversations, de: conversationsDe, es: conversationsEs },
  { en: learning, de: learningDe, es: learningEs },
  { en: payments, de: paymentsDe, es: paymentsEs },
]

const TRANSLATIONS: ReadonlyMap<string, Readonly<Record<Language, string | undefined>>> = new Map(
  TEXTS.flatMap(({ en, de, es }) =>
    Object.entries(en).map(([key, message]) => [message, { en: message, de: de[key], es: es[key] }] as const),
  ),
)

/**
 * What a schema says of an input, in another language: schemas are made once for a process, with their English messages. Null for a
 * message that is none of ours. The web app, which has one language, needs none of this: its builds exchange the texts.
 */
export const translateInputMessage = (message: string, language: Language): string | null =>
  TRANSLATIONS.get(message)?.[language] ?? null
