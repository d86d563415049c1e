import type { Texts } from './texts.ts'

export const texts: Texts = {
  parts: {
    introduction: 'Einführung',
    objectives: 'Lernziele',
    'key-points': 'Das Wichtigste',
    practice: 'Übung',
    check: 'Selbsttest',
    resources: 'Ausgewähltes Material',
  },
  contents: 'In diesem Kapitel',
  toRead: (time) => `${time} Lesezeit`,
  coming: (sections, of) => `Wird noch geschrieben: bisher ${sections} von ${of} Abschnitten`,
  continueAt: 'Lies weiter, wo du aufgehört hast: {part}',
  tick: 'Hake ab, was du schon kannst.',
  tickLater: 'Du kannst sie abhaken, sobald das Kapitel fertig ist.',
  tickFailed: 'Wir konnten das nicht speichern. Bitte versuche es noch einmal.',
  objective: 'Lernziel: ',
  objectiveTicked: 'Lernziel, abgehakt: ',
  doneWhen: 'Fertig, wenn: ',
  generatedOn: 'Inhalt erstellt am: {time}',
  print: 'Drucken',

  finished: 'Fertig mit diesem Kapitel?',
  completed: 'Kapitel abgeschlossen.',
  markComplete: 'Als abgeschlossen markieren',
  markNotComplete: 'Doch nicht abgeschlossen',
}
