import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  none: 'Für dieses Kapitel gibt es noch kein ausgewähltes Material.',
  types: { video: 'Video', article: 'Artikel', exercise: 'Übung', book: 'Buch', course: 'Kurs' },
  search: 'Suche',
  on: (site) => `auf ${site}`,
  costs: 'Mit Anmeldung oder Bezahlung',
  checkedOn: 'Geprüft am {day}',
  unchecked: 'Noch nicht geprüft',
  opensInNewTab: '(öffnet einen neuen Tab)',
  replaces: {
    gone: 'Ersetzt „{title}“. Das gibt es nicht mehr.',
    changed: 'Ersetzt „{title}“. Dort geht es jetzt um etwas anderes.',
    reported: 'Ersetzt „{title}“. Das hattest du gemeldet.',
  },

  searches: 'Jeder Link öffnet eine Suche auf einer vertrauenswürdigen Seite.',
  searching: 'Wir suchen Seiten, die zu diesem Kapitel passen. Jede öffnen wir, bevor du sie siehst.',
  takesLong: 'Das dauert länger als sonst. Schau später nach neuen Links.',
  found: plural({ one: 'Ein neuer Link ist da.', other: '# neue Links sind da.' }),
  nothingNew: 'Wir haben nichts Besseres gefunden. Diese Links bleiben.',
  takenAway: plural({
    one: 'Wir haben den Link entfernt. Einen guten Ersatz haben wir nicht gefunden.',
    other: 'Wir haben # Links entfernt. Einen guten Ersatz haben wir nicht gefunden.',
  }),
  nothingFound: 'Wir haben keine Seiten gefunden, die zu diesem Kapitel passen.',
  unreachable: 'Wir erreichen unsere Quellen nicht. Wir versuchen es automatisch noch einmal.',
  searchesMeanwhile: 'Bis dahin öffnet jeder Link eine Suche auf einer vertrauenswürdigen Seite.',
  tryNow: 'Jetzt versuchen',
  find: 'Geprüfte Links suchen',
  findNote: 'Wir können passende Seiten suchen und jede zuerst öffnen. Das ist kostenlos.',
  findFailed: 'Wir konnten die Suche nicht starten. Bitte versuche es noch einmal.',

  report: 'Link melden',
  reportTitle: (title) => `Link melden: ${title}`,
  reportAgain: 'Anderes Problem melden',
  reportAgainTitle: (title) => `Anderes Problem melden: ${title}`,
  whatIsWrong: 'Was stimmt mit diesem Link nicht?',
  reasons: {
    dead: 'Er funktioniert nicht',
    'off-topic': 'Es geht um etwas anderes',
    paywall: 'Man muss sich anmelden oder zahlen',
    other: 'Etwas anderes',
  },
  chooseReason: 'Bitte wähle aus, was nicht stimmt.',
  sendReport: 'Meldung absenden',
  reportFailed: 'Wir konnten deine Meldung nicht senden. Bitte versuche es noch einmal.',
  alreadyGone: 'Dieser Link wurde schon ersetzt.',
  reported: {
    searching: 'Danke! Wir prüfen den Link gerade. Taugt er nichts, ersetzen wir ihn.',
    settled: 'Du hast diesen Link gemeldet. Wir haben ihn noch einmal geprüft und behalten.',
    other: 'Du hast diesen Link gemeldet.',
  },
}
