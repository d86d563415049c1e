import type { Texts } from './texts.ts'

export const texts: Texts = {
  goalMissing: 'Bitte gib dein Lernziel ein.',
  goalTooLong: 'Ein Lernziel darf höchstens 4.000 Zeichen haben.',
  messageMissing: 'Bitte schreib eine Nachricht.',
  messageTooLong: 'Eine Nachricht darf höchstens 4.000 Zeichen haben.',
  notText: 'Bitte gib das als Text ein.',
  entryEmpty: 'Bitte lass keinen Eintrag leer.',
  entryTooLong: 'Ein Eintrag darf höchstens 120 Zeichen haben.',
  textTooLong: 'Hier sind höchstens 300 Zeichen möglich.',
  tooManyEntries: 'Du kannst höchstens 8 Einträge angeben.',
  tooManyFormats: 'Du kannst höchstens 4 Formate wählen.',
  invalidMinutes: 'Bitte gib volle Minuten ein.',
  tooFewMinutes: 'Plane mindestens 15 Minuten pro Woche ein.',
  tooManyMinutes: 'Plane höchstens 60 Stunden pro Woche ein.',
  invalidDate: 'Bitte gib ein Datum als Jahr-Monat-Tag ein.',
  versionMissing: 'Bitte lade die Seite neu und versuch es noch einmal.',
}
