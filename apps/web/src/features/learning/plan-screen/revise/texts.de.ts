import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  open: 'Änderungen beschreiben',
  request: 'Was soll anders sein?',
  hint: 'Zum Beispiel: „Lass das über Geschichte weg“, „Übungen zuerst“ oder „Mach ihn kürzer“. Du siehst die Änderungen, bevor etwas passiert.',
  ask: 'Vorschläge holen',
  loading: 'Änderungen werden geladen …',
  loadFailed: 'Wir konnten deine Änderungen nicht laden.',

  pending: 'Wir arbeiten an deinen Änderungen',
  pendingNote:
    'Das dauert ein paar Sekunden. Du kannst die Seite verlassen und später hier nachsehen. Bearbeitest du den Plan inzwischen, musst du noch einmal fragen.',
  cancel: 'Abbrechen',
  asked: 'Dein Wunsch: ',

  ready: plural({ one: '# Änderung zum Prüfen', other: '# Änderungen zum Prüfen' }),
  readyNote: 'Es ändert sich nichts, bis du zustimmst.',
  kind: {
    add: (_from, to) => `Als Kapitel ${to} hinzufügen`,
    remove: (from) => `Kapitel ${from} entfernen`,
    move: (from, to) => `Kapitel ${from} an Stelle ${to} verschieben`,
    reword: (_from, to) => `Kapitel ${to} ändern`,
  },
  times: 'Zeiten ändern',
  asLong: 'Der Plan dauert so lange wie zuvor.',
  time: (before, after) => `etwa ${after} statt ${before}`,
  notDone: 'Das ging nicht:',
  before: 'Vorher',
  after: 'Nachher',
  noSummary: 'Keine Zusammenfassung',
  accept: 'Änderungen annehmen',
  keep: 'Plan so lassen',
  saidAccepted: plural({ one: '# Änderung übernommen.', other: '# Änderungen übernommen.' }),
  saidKept: 'Dein Plan bleibt, wie er ist.',

  failed: 'Dein Plan bleibt, wie er ist',
  stale: 'Dein Plan hat sich inzwischen geändert',
  staleNote:
    'Diese Änderungen passen nicht mehr. Frage noch einmal, dann bekommst du Vorschläge für deinen jetzigen Plan.',
  askAgain: 'Noch einmal fragen',
}
