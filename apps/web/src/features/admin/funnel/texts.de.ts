import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Trichter',
  lead: 'So werden aus Besuchen Lernende und Käufe.',
  filters: 'Tage',
  loading: 'Trichter wird geladen …',
  failed: 'Wir konnten den Trichter nicht laden.',
  total: 'Alle Tage zusammen',
  totalNote: 'Die letzten 30 Tage, wenn du keine anderen wählst (höchstens 366). Alle Tage in UTC.',
  viewsNote:
    'Bei der Startseite zählen wir Aufrufe, keine Personen. Wir speichern dafür kein Cookie, keine IP-Adresse und keine Kennung, also kann eine Person mehrmals zählen. Bots, die sich zu erkennen geben, zählen nicht.',
  byDay: 'Nach Tag',
  byDayNote:
    'Jede Zeile gilt für alle, die sich an diesem Tag registriert haben, und zeigt, was sie bisher getan haben. Admins und gelöschte Konten zählen nicht. Tage ohne Aufrufe und Registrierungen fehlen hier.',
  none: 'Keine Daten für diese Tage.',
  day: 'Tag',
  step: 'Schritt',
  count: 'Anzahl',
  share: '% vom Schritt davor',
  steps: {
    views: 'Aufrufe der Startseite',
    sign_ups: 'Registriert',
    verified: 'E-Mail bestätigt',
    conversations: 'Erstes Gespräch',
    plans: 'Erster Lernplan',
    unlocks: 'Erste Freischaltung',
    purchases: 'Erster Kauf',
  },
}
