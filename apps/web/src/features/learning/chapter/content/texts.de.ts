import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

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
  tickFailed: 'Wir konnten das nicht speichern. Bitte versuch es erneut.',
  objective: 'Lernziel: ',
  objectiveTicked: 'Lernziel, abgehakt: ',
  doneWhen: 'Fertig, wenn: ',
  generatedOn: 'Inhalt erstellt am: {time}',
  print: 'Drucken',
  noCheck: {
    unwritten: 'Dieses Kapitel hat keinen Selbsttest: Die Fragen des Tutors waren nicht brauchbar.',
    unsolved: 'Dieses Kapitel hat keinen Selbsttest: Wir konnten die Antworten auf seine Fragen nicht bestätigen.',
    refuted: 'Dieses Kapitel hat keinen Selbsttest: Seine Fragen haben unserer Prüfung nicht standgehalten.',
    damaged: 'Den Selbsttest dieses Kapitels können wir gerade nicht anzeigen. Alles andere ist da.',
    unknown: 'Dieses Kapitel hat keinen Selbsttest.',
  },

  finished: 'Fertig mit diesem Kapitel?',
  completed: 'Kapitel abgeschlossen.',
  markComplete: 'Als abgeschlossen markieren',
  markNotComplete: 'Doch nicht abgeschlossen',
  youCan: 'Das kannst du jetzt',
  plan: {
    done: 'Der ganze Plan: geschafft',
    soFar: 'Der ganze Plan bisher',
    label: 'Der ganze Plan',
    completed: 'Abgeschlossen',
    notCompleted: 'Noch nicht abgeschlossen',
    chapters: plural({ one: '# Kapitel', other: '# Kapitel' }),
    left: (count) => `noch ${count} offen`,
  },
}
