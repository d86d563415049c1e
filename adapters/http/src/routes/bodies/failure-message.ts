import { API_TEXTS } from '@app/contract/api-texts'
import { failureReasonOf, type Language } from '@app/domain'

/**
 * Why something was not written, in the language of the request: in English as it is stored. A sentence that quotes a learner's words
 * stays as it is.
 */
export function failureMessage(sentence: string, language: Language): string {
  const reason = failureReasonOf(sentence)
  return reason === null || language === 'en' ? sentence : API_TEXTS[language].failures[reason]
}
