import { type FailureReason, failureReasonOf, type Language } from '@app/domain'
import de from '../../pipeline/error-messages/de.json' with { type: 'json' }
import es from '../../pipeline/error-messages/es.json' with { type: 'json' }

type Translations = Readonly<Record<FailureReason, string>>

/** English has none: its sentences are the ones that are stored. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translations>> = { de: de.failures, es: es.failures }

/** Why something was not written, in the language of the request. A sentence that quotes a learner's words stays as it is stored. */
export function failureMessage(sentence: string, language: Language): string {
  const reason = failureReasonOf(sentence)
  return reason === null || language === 'en' ? sentence : TRANSLATIONS[language][reason]
}
