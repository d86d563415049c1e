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
    'Aufrufe der Startseite sind Aufrufe, keine Personen: Der Server zählt, wie oft er die Seite ausliefert. Er speichert dafür kein Cookie, keine IP-Adresse und keine Kennung, also kann eine Person mehrmals zählen. Bots, die sich zu erkennen geben, zählen nicht.',
  byDay: 'Nach Tag',
  byDayNote:
    'Jede Zeile gilt für alle, die sich an diesem Tag registriert haben, und zeigt, was sie bisher getan haben. Admins und gelöschte Konten zählen nicht.',
  none: 'Keine Tage in diesem Zeitraum.',
  day: 'Tag',
  step: 'Schritt',
  count: 'Anzahl',
  share: 'Anteil am Schritt davor',
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
