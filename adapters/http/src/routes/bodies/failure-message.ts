import { type FailureReason, failureReasonOf, type Language } from '@app/domain'

type Translations = Readonly<Record<FailureReason, string>>

const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translations>> = {
  de: {
    'plan-given-up':
      'Wir konnten deinen Lernplan nicht fertigstellen. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'chapter-given-up':
      'Wir konnten dieses Kapitel nicht fertigstellen. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'rewrite-given-up':
      'Wir konnten diese Fassung nicht fertigstellen. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'revision-given-up':
      'Wir konnten diese Änderungen nicht fertigstellen. Es hat sich nichts geändert. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'nothing-said':
      'Wir haben nicht verstanden, was sich ändern soll. Dein Lernplan ist noch derselbe. Nenne ein Kapitel und was damit passieren soll, etwa „Lass das über … weg“, „Setze … an den Anfang“ oder „Füge ein Kapitel über … hinzu“.',
    'too-few-chapters': 'Ein Lernplan braucht mindestens zwei Kapitel, deshalb ist deiner noch derselbe.',
    'nothing-changes': 'Das betrifft kein gesperrtes Kapitel. Freigeschaltete Kapitel bleiben, wie sie sind.',
    'impossible-changes':
      'Diese Änderungen gehen in diesem Lernplan nicht, deshalb ist er noch derselbe. Versuche es mit weniger auf einmal.',
    'earlier-failed':
      'Das Kapitel davor konnten wir nicht schreiben, deshalb ist dieses wieder gesperrt. Dir wurde nichts berechnet.',
    'model-unavailable':
      'Wir konnten den Assistenten nicht erreichen. Dir wurde nichts berechnet. Bitte versuche es in ein paar Minuten noch einmal.',
    'model-timeout':
      'Der Assistent hat zu lange gebraucht. Dir wurde nichts berechnet. Bitte versuche es in ein paar Minuten noch einmal.',
    'model-stopped':
      'Der Assistent wurde unterbrochen, bevor er fertig war. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'model-rejected':
      'Der Assistent ist auf dieser Seite nicht richtig eingerichtet. Dir wurde nichts berechnet. Bitte schreib uns.',
    'answer-cut-off':
      'Dem Assistenten ging der Platz aus, bevor er fertig war. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'answer-filtered':
      'Ein Inhaltsfilter hat die Antwort des Assistenten gestoppt. Dir wurde nichts berechnet. Beginne ein neues Gespräch und beschreibe dein Ziel mit anderen Worten.',
    'answer-refused':
      'Der Assistent wollte das nicht schreiben. Dir wurde nichts berechnet. Beginne ein neues Gespräch und beschreibe dein Ziel mit anderen Worten.',
    'bad-answer':
      'Die Antworten des Assistenten waren nicht gut genug. Dir wurde nichts berechnet. Bitte versuche es noch einmal.',
    'daily-allowance-spent':
      'Du hast dein Tageslimit für den Assistenten erreicht. Dir wurde nichts berechnet. Bitte versuche es morgen noch einmal.',
    'daily-budget-spent':
      'Der Assistent hat das Tageslimit dieser Seite erreicht. Dir wurde nichts berechnet. Bitte versuche es morgen noch einmal.',
    'revision-filtered':
      'Ein Inhaltsfilter hat die Antwort des Assistenten gestoppt. Dir wurde nichts berechnet. Bitte frage mit anderen Worten.',
    'revision-refused':
      'Der Assistent wollte das nicht schreiben. Dir wurde nichts berechnet. Bitte frage mit anderen Worten.',
  },
  es: {
    'plan-given-up': 'No pudimos terminar tu plan. No se te cobró nada. Inténtalo de nuevo.',
    'chapter-given-up': 'No pudimos terminar este capítulo. No se te cobró nada. Inténtalo de nuevo.',
    'rewrite-given-up': 'No pudimos terminar esta versión. No se te cobró nada. Inténtalo de nuevo.',
    'revision-given-up':
      'No pudimos terminar estos cambios. Tu plan sigue igual y no se te cobró nada. Inténtalo de nuevo.',
    'nothing-said':
      'No entendimos qué cambiar, así que tu plan sigue igual. Nombra un capítulo y qué hacer con él, por ejemplo: «Quita el de …», «Pon … primero» o «Añade un capítulo sobre …».',
    'too-few-chapters': 'Un plan necesita al menos dos capítulos, así que el tuyo sigue igual.',
    'nothing-changes': 'Eso no cambia ningún capítulo bloqueado. Los desbloqueados se quedan como están.',
    'impossible-changes':
      'Estos cambios no se pueden hacer en este plan, así que sigue igual. Pide menos cambios a la vez.',
    'earlier-failed':
      'No pudimos escribir el capítulo anterior, así que este está bloqueado de nuevo. No se te cobró nada.',
    'model-unavailable':
      'No pudimos conectar con el asistente. No se te cobró nada. Inténtalo de nuevo en unos minutos.',
    'model-timeout':
      'El asistente tardó demasiado en responder. No se te cobró nada. Inténtalo de nuevo en unos minutos.',
    'model-stopped': 'El asistente se detuvo antes de terminar. No se te cobró nada. Inténtalo de nuevo.',
    'model-rejected': 'El asistente no está bien configurado en este sitio. No se te cobró nada. Escríbenos.',
    'answer-cut-off': 'Al asistente se le acabó el espacio antes de terminar. No se te cobró nada. Inténtalo de nuevo.',
    'answer-filtered':
      'Un filtro de contenido detuvo la respuesta del asistente. No se te cobró nada. Empieza otra conversación y describe tu meta con otras palabras.',
    'answer-refused':
      'El asistente no quiso escribir esto. No se te cobró nada. Empieza otra conversación y describe tu meta con otras palabras.',
    'bad-answer': 'Las respuestas del asistente no eran lo bastante buenas. No se te cobró nada. Inténtalo de nuevo.',
    'daily-allowance-spent':
      'Alcanzaste tu límite diario de consultas al asistente. No se te cobró nada. Inténtalo de nuevo mañana.',
    'daily-budget-spent':
      'El asistente alcanzó el límite diario de este sitio. No se te cobró nada. Inténtalo de nuevo mañana.',
    'revision-filtered':
      'Un filtro de contenido detuvo la respuesta del asistente. No se te cobró nada. Pídelo con otras palabras.',
    'revision-refused': 'El asistente no quiso escribir esto. No se te cobró nada. Pídelo con otras palabras.',
  },
}

/** Why something was not written, in the language of the request. A sentence that quotes a learner's words stays as it is stored. */
export function failureMessage(sentence: string, language: Language): string {
  const reason = failureReasonOf(sentence)
  return reason === null || language === 'en' ? sentence : TRANSLATIONS[language][reason]
}
