import { centsOf, counted, FORMATS, timeOfDay } from '../formats.ts'
import type { MailTexts } from './mail-texts.ts'

const formats = FORMATS.de
const hours = counted(formats, '# Stunde', '# Stunden')
const minutes = counted(formats, '# Minute', '# Minuten')
const credits = counted(formats, '# Credit', '# Credits')
const chapters = counted(formats, '# Kapitel', '# Kapitel')

export const de: MailTexts = {
  greeting: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
  buttonFails: 'Der Knopf geht nicht? Öffne diesen Link:',

  verification: (app, { hours: life, several }) => ({
    subject: `Bestätige deine E-Mail-Adresse für ${app}`,
    title: 'Bestätige deine E-Mail-Adresse',
    opening: `Willkommen bei ${app}! Nur noch ein Schritt: Öffne diesen Link und bestätige deine E-Mail-Adresse.`,
    action: 'E-Mail-Adresse bestätigen',
    closing: [
      ...(several
        ? [
            'Vielleicht hat sich noch jemand mit deiner Adresse registriert. Öffne den Link nur, wenn wir dich mit dem Namen begrüßen, den du gewählt hast.',
          ]
        : []),
      `Der Link gilt ${hours(life)}. Abgelaufen? Auf der Anmeldeseite bekommst du einen neuen.`,
      'Du hast dich nicht registriert? Dann ignoriere diese E-Mail einfach. Ohne diesen Link kann niemand deine Adresse benutzen.',
    ],
  }),

  alreadyRegistered: (app, { leaving }) => ({
    subject: `Du hast schon ein Konto bei ${app}`,
    title: 'Du hast schon ein Konto',
    opening: `Gerade wollte sich jemand mit deiner E-Mail-Adresse bei ${app} registrieren. Warst du das? Dann melde dich einfach an:`,
    action: 'Anmelden',
    closing: [
      ...(leaving ? ['Das Konto soll gelöscht werden. Wenn du dich anmeldest, bleibt es.'] : []),
      'Passwort vergessen? Auf der Anmeldeseite kannst du es zurücksetzen.',
      'Das warst nicht du? Dann ignoriere diese E-Mail einfach. An deinem Konto hat sich nichts geändert.',
    ],
  }),

  passwordReset: (app, { hours: life, several }) => ({
    subject: `Setze dein Passwort für ${app} zurück`,
    title: 'Wähle ein neues Passwort',
    opening: several
      ? `Mit deiner E-Mail-Adresse hat sich mehr als eine Person bei ${app} registriert. Öffne diesen Link und wähle dein Passwort, dann bist du fertig:`
      : `Jemand möchte dein Passwort für ${app} zurücksetzen. Warst du das? Dann öffne diesen Link und wähle ein neues:`,
    action: 'Neues Passwort wählen',
    closing: [
      `Der Link gilt ${hours(life)} und funktioniert nur einmal. Wenn du einen neuen anforderst, gilt der alte nicht mehr.`,
      several
        ? 'Du hast dich nicht registriert? Dann ignoriere diese E-Mail einfach.'
        : 'Das warst nicht du? Dann ignoriere diese E-Mail einfach. Dein Passwort ist noch dasselbe.',
    ],
  }),

  passwordChanged: (app) => ({
    subject: `Dein Passwort für ${app} wurde geändert`,
    title: 'Dein Passwort wurde geändert',
    opening: `Dein Passwort für ${app} wurde gerade geändert, und Geräte mit dem alten Passwort sind abgemeldet. Das warst nicht du? Dann setze dein Passwort sofort zurück:`,
    action: 'Passwort zurücksetzen',
    closing: [
      'Ein neues Passwort meldet alle Geräte ab, auch fremde Geräte.',
      'Das warst du? Dann ist alles in Ordnung.',
    ],
  }),

  accountLeaving: (app, { deletionAt }) => ({
    subject: `Dein Konto bei ${app} wird gelöscht`,
    title: 'Dein Konto wird gelöscht',
    opening: `Du möchtest dein Konto bei ${app} löschen. Am ${formats.day(deletionAt)} (UTC) löschen wir es, mit deinen Gesprächen, Lernplänen, Kapiteln und Credits. Du hast es dir anders überlegt? Dann melde dich vorher an:`,
    action: 'Konto behalten',
    closing: [
      'Es soll gelöscht werden? Dann musst du nichts tun.',
      'Du wolltest das nicht? Vielleicht kennt jemand dein Passwort. Melde dich an und ändere es sofort.',
    ],
  }),

  receipt: (app, { packageName, credits: bought, amount, paidAt, reference, isPretend }) => ({
    subject: `Dein Beleg von ${app}`,
    title: 'Danke für deine Zahlung',
    opening: `Du hast ${credits(bought)} bei ${app} gekauft. Dein Guthaben ist schon aufgeladen.${isPretend ? ' Das war eine Testzahlung: Es wurde kein echtes Geld abgebucht.' : ''}`,
    facts: [
      { label: 'Paket', value: packageName },
      { label: 'Credits', value: formats.digits(bought) },
      { label: 'Betrag', value: formats.dollars(amount.cents) },
      { label: 'Bezahlt am', value: `${formats.day(paidAt)} (UTC)` },
      { label: 'Zahlung', value: reference },
    ],
    action: 'Meine Credits ansehen',
    closing: [
      'Deine Credits bleiben auf deinem Konto, bis du damit Kapitel freischaltest.',
      'Das warst nicht du? Ändere dein Passwort und schreib uns.',
    ],
  }),

  planReady: ({ title, chapters: count }) => ({
    subject: title === '' ? 'Dein Lernplan ist fertig' : `Dein Lernplan ist fertig: ${title}`,
    title: 'Dein Lernplan ist fertig',
    opening: `Dein Lernplan ist fertig. Er hat ${chapters(count)}, und das erste ist kostenlos.`,
    facts: title === '' ? [] : [{ label: 'Lernplan', value: title }],
    action: 'Meinen Lernplan ansehen',
    closing: ['Du bekommst diese E-Mail, weil du diesen Lernplan erstellt hast.'],
  }),

  operatorAlert: (app, alert) => {
    const asOf = { label: 'Stand', value: `${formats.day(alert.at)}, ${timeOfDay(alert.at)} (UTC)` }
    const action = 'Kosten und Zustand öffnen'
    const why = 'Du bekommst diese E-Mail, weil du Admin bist. Wir schreiben dir deswegen höchstens einmal am Tag.'
    switch (alert.kind) {
      case 'budget-nearly-spent':
      case 'budget-spent': {
        const isSpent = alert.kind === 'budget-spent'
        return {
          subject: isSpent
            ? `${app}: Das Tagesbudget für das Modell ist aufgebraucht`
            : `${app}: Das Tagesbudget für das Modell ist fast aufgebraucht`,
          title: isSpent ? 'Das Tagesbudget ist aufgebraucht' : 'Das Tagesbudget ist fast aufgebraucht',
          opening: isSpent
            ? 'Das Tagesbudget für das Modell ist aufgebraucht. Bis Mitternacht UTC entstehen keine neuen Lernpläne und Kapitel. Lernenden wird nichts berechnet, und Fertiges bleibt lesbar.'
            : 'Der größte Teil des Tagesbudgets ist ausgegeben. Ist es aufgebraucht, entstehen bis Mitternacht UTC keine neuen Lernpläne und Kapitel. Lernenden wird nichts berechnet.',
          facts: [
            { label: 'Heute ausgegeben', value: formats.dollars(centsOf(alert.spent)) },
            { label: 'Tagesbudget', value: formats.dollars(centsOf(alert.budget)) },
            asOf,
          ],
          action,
          closing: [
            'Unter „Kosten und Zustand“ siehst du, welche Nutzer und Kapitel am meisten gekostet haben. Soll es heute weitergehen? Erhöhe DAILY_BUDGET_USD und starte den Server neu.',
            why,
          ],
        }
      }
      case 'queue-waiting':
        return {
          subject: `${app}: Lernende warten`,
          title: 'Lernende warten',
          opening:
            'Lernpläne, Kapitel oder E-Mails warten länger, als sie sollten. Nichts geht verloren, aber Lernende müssen warten.',
          facts: [
            { label: 'Längste Wartezeit', value: minutes(alert.longest) },
            { label: 'Wartende Aufträge', value: formats.digits(alert.waiting) },
            asOf,
          ],
          action,
          closing: [
            'Prüfe, ob deine Worker laufen und ob Modell und Mailserver antworten. Wenn ja, starte einen weiteren Worker oder erhöhe LLM_MAX_CONCURRENCY.',
            why,
          ],
        }
      case 'work-failed':
        return {
          subject: `${app}: Lernpläne, Kapitel oder E-Mails sind fehlgeschlagen`,
          title: 'Etwas ist fehlgeschlagen',
          opening:
            'In den letzten 24 Stunden sind Aufträge auch nach mehreren Versuchen fehlgeschlagen. Den Lernenden wurde dafür nichts berechnet, aber ihnen fehlt noch, was sie wollten.',
          facts: [
            { label: 'Lernpläne', value: formats.digits(alert.plans) },
            { label: 'Kapitel', value: formats.digits(alert.chapters) },
            { label: 'E-Mails', value: formats.digits(alert.mails) },
            asOf,
          ],
          action,
          closing: [
            'Die Seite sagt, warum ein Lernplan oder ein Kapitel fehlgeschlagen ist. Dort kannst du es neu starten. Bei E-Mails: Prüfe deinen Mailserver.',
            why,
          ],
        }
    }
  },
}
