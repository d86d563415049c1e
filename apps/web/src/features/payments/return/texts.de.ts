import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  cancelled: 'Bezahlung abgebrochen.',
  notCharged: 'Es wurde nichts abgebucht.',
  notConfirmed: 'Noch nicht bestätigt.',
  checking: { title: 'Deine Zahlung wird geprüft …', text: 'Das dauert ein paar Sekunden.' },
  late: {
    title: 'Deine Zahlung ist unterwegs',
    text: 'Der Zahlungsdienst hat sie noch nicht bestätigt. Sobald das passiert, sind deine Credits da, auch wenn du diese Seite verlässt. Den Beleg schicken wir an {email}',
    help: 'Nach einer Stunde noch nichts da? Sieh nach, ob diese E-Mail da ist, und öffne dann diese Seite noch einmal.',
    contact: ' Oder schreib an ',
    subject: 'Eine Zahlung ist nicht angekommen',
    check: 'Noch einmal nachsehen',
  },
  unknown: {
    title: 'Diese Zahlung gehört nicht zu diesem Konto',
    text: 'Du bist als {name} angemeldet. Hast du mit einem anderen Konto bezahlt? Melde dich dort an, um deine Credits zu sehen.',
  },
  added: plural({ one: '# Credit ist da.', other: '# Credits sind da.' }),
  paid: (name, credits) => `Du hast ${name} gekauft und jetzt ${credits}.`,
  lapsed: (name) => `Der Kauf von ${name} wurde nicht abgeschlossen. Du kannst jederzeit neu anfangen.`,
  'balance-full': {
    title: 'Dein Guthaben ist voll',
    text: (name) =>
      `Wenn du ${name} bezahlt hast, kommen deine Credits, sobald Platz dafür ist. Verbrauche zuerst ein paar, oder lass dir das Geld von uns zurückgeben.`,
    contact: ' Schreib uns: ',
    subject: (name) => `Meine Zahlung für ${name}`,
  },
  mismatched: {
    title: 'Wir müssen deine Zahlung prüfen',
    text: (name) =>
      `Der bezahlte Betrag passt nicht zum Preis von ${name}. Deshalb gibt es noch keine Credits. Bitte bewahre den Beleg des Zahlungsdienstes auf.`,
    contact: ' Schreib uns: ',
    subject: (name) => `Meine Zahlung für ${name}`,
  },
  goOn: 'Weiter: {title}',
  toDashboard: 'Zur Übersicht',
  unlock: {
    working: '{title} wird freigeschaltet …',
    late: 'Das dauert länger als sonst. Wir schalten es in Kürze frei, und bei deinen Käufen siehst du, wenn es so weit ist.',
    unlocked: (title) => `„${title}“ ist freigeschaltet.`,
    gone: '{title} gibt es nicht mehr, deshalb haben wir nichts freigeschaltet. Deine Credits bleiben auf deinem Konto.',
    'already-unlocked': (title) => `„${title}“ ist schon freigeschaltet. Deine Credits bleiben auf deinem Konto.`,
    'not-next':
      '{title} ist nicht mehr das nächste Kapitel, deshalb haben wir es nicht freigeschaltet. Deine Credits bleiben auf deinem Konto.',
    'previous-in-preparation':
      'Das Kapitel vor {title} wird noch geschrieben. Danach kannst du dieses freischalten. Deine Credits bleiben auf deinem Konto.',
    changed:
      'Die Kapitel von {title} haben sich geändert, deshalb haben wir sie nicht freigeschaltet. Deine Credits bleiben auf deinem Konto.',
    archived:
      'Der Plan ist archiviert, deshalb haben wir {title} nicht freigeschaltet. Deine Credits bleiben auf deinem Konto.',
    'insufficient-credits': 'Für {title} brauchst du mehr Credits. Du kannst jederzeit welche kaufen.',
    refused:
      '{title} konnte nicht freigeschaltet werden. Deine Credits sind auf deinem Konto. Öffne es, um es noch einmal zu versuchen.',
    quoted: '„{title}“',
  },
}
