import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: 'Konfiguration',
  lead: 'Damit läuft dieser Server. Zum Ändern: Setze die Umgebungsvariablen und starte neu.',
  loading: 'Konfiguration wird geladen …',
  failed: 'Wir konnten die Konfiguration nicht laden.',
  overview: 'Überblick',
  version: 'Version',
  role: 'Prozess',
  roles: { all: 'Web und Aufträge', api: 'Nur Web', worker: 'Nur Aufträge' },
  tutor: 'Tutor',
  tutors: { openai: 'Gehostetes Modell', ollama: 'Lokales Modell (Ollama)', offline: 'Eingebauter Demo-Tutor' },
  payments: 'Zahlungen',
  paymentModes: {
    live: 'Stripe, live: echtes Geld',
    test: 'Stripe, Testschlüssel: kein echtes Geld',
    sandbox: 'Sandbox: kein echtes Geld',
  },
  mail: 'E-Mail',
  mails: { smtp: 'Mailserver (SMTP)', 'dev-mailbox': 'Entwickler-Postfach: Nichts wird verschickt' },
  sources: 'Quellen für Links',
  noSources: 'Aus: Kapitel verlinken auf Suchen',
  languages: 'Sprachen',
  retention: 'Aufbewahrung',
  retentionNote: 'So lange behalten wir Daten. Was älter ist, löscht das stündliche Aufräumen.',
  retained: {
    'closed-accounts': 'Zur Löschung vorgemerkte Konten',
    'unverified-accounts': 'Nie bestätigte Konten',
    'used-links': 'Links aus E-Mails',
    'mail-records': 'Nachweise über E-Mails',
    'model-calls': 'Modellaufrufe',
    'unused-pages': 'Seiten, die kein Kapitel zeigt',
  },
  days: plural({ one: '# Tag', other: '# Tage' }),
  groups: {
    server: 'Server',
    tutor: 'Tutor und Grenzen',
    payments: 'Zahlungen',
    mail: 'E-Mail',
    resources: 'Lernmaterial',
    reporting: 'Berichte und Logs',
  },
  variable: 'Variable',
  value: 'Wert',
  from: 'Herkunft',
  set: 'Gesetzt',
  byDefault: 'Standard',
  hidden: 'Gesetzt (verborgen)',
  notSet: 'Nicht gesetzt',
}
