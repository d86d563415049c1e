import type { Language } from '@app/domain'
import de from '../../pipeline/error-messages/de.json' with { type: 'json' }
import en from '../../pipeline/error-messages/en.json' with { type: 'json' }
import es from '../../pipeline/error-messages/es.json' with { type: 'json' }

/**
 * What a success says, where the specification wants a message. What `verificationSent` and `resetSent` say is true of
 * every address, known or not.
 */
export const REPLY_MESSAGES: Readonly<Record<Language, Readonly<typeof en.replies>>> = {
  en: en.replies,
  de: de.replies,
  es: es.replies,
}
