import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  lead: plural({
    one: '# Frage. Mit 80\u00a0% richtigen Antworten bestehst du. Versuche es, so oft du willst: Eine falsche Antwort sperrt nichts.',
    other:
      '# Fragen. Mit 80\u00a0% richtigen Antworten bestehst du. Versuche es, so oft du willst: Eine falsche Antwort sperrt nichts.',
  }),
  best: (right, of) => `Dein bestes Ergebnis: ${right} von ${of}.`,
  bestPassed: (right, of) => `Dein bestes Ergebnis: ${right} von ${of}, bestanden.`,

  number: (number, of) => `Frage ${number} von ${of}`,
  chooseAll: 'Wähle alles, was zutrifft.',
  order: 'Bring sie mit den Pfeilen oder durch Ziehen in die richtige Reihenfolge.',
  orderOnPaper: 'Nummeriere sie. Was zuerst kommt, ist 1.',
  notInOrder: 'Sie sind noch nicht geordnet.',
  drag: 'Zum Verschieben ziehen',
  up: 'Nach oben',
  down: 'Nach unten',
  isFirst: 'Das steht schon an erster Stelle.',
  isLast: 'Das steht schon an letzter Stelle.',
  saidMoved: (text, place, of) => `„${text}“ steht jetzt an Stelle ${place} von ${of}.`,
  answer: 'Deine Antwort',
  toQuestion: (number) => `auf Frage ${number}`,
  unreadable: 'Das können wir nicht als Zahl lesen. Bitte gib eine einzige Zahl ein, zum Beispiel 12,5.',

  send: 'Antworten prüfen',
  sending: 'Wird geprüft …',
  unanswered: {
    one: (numbers) => `Frage ${numbers} hat noch keine Antwort. Trotzdem absenden?`,
    more: (numbers) => `Die Fragen ${numbers} haben noch keine Antwort. Trotzdem absenden?`,
  },
  sendAnyway: 'Trotzdem absenden',
  goTo: (number) => `Zu Frage ${number}`,
  failed: 'Wir konnten deine Antworten nicht prüfen. Sie sind noch da. Bitte versuche es noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Deine Antworten sind noch da. Bitte versuche es noch einmal.',
  changed: 'Die Fragen haben sich geändert. Bitte sieh deine Antworten durch und sende sie noch einmal ab.',

  score: (right, of) => `${right} von ${of} richtig.`,
  passed: 'Bestanden. Gut gemacht!',
  notYet: 'Noch nicht bestanden, und das ist in Ordnung. Unten siehst du, was du noch einmal anschauen kannst.',
  right: 'Richtig',
  wrong: 'Nicht ganz',
  notAnswered: 'Nicht beantwortet',
  isChosen: 'Deine Antwort',
  isKey: 'Richtige Antwort',
  isBoth: 'Deine Antwort, richtig',
  yourOrder: 'Deine Reihenfolge',
  rightOrder: 'Richtige Reihenfolge',
  again: 'Noch einmal',

  readAgain: 'Noch einmal lesen: {section}',

  report: 'Frage melden',
  reportNumber: (number) => `Frage ${number} melden`,
  whatIsWrong: 'Was stimmt mit dieser Frage nicht?',
  reasons: {
    wrong: 'Die Antwort ist falsch',
    unclear: 'Sie ist unklar',
    untaught: 'Das steht nicht in diesem Kapitel',
    other: 'Etwas anderes',
  },
  inYourWords: 'In deinen Worten',
  moreInYourWords: 'In deinen Worten (freiwillig)',
  chooseReason: 'Bitte wähle aus, was nicht stimmt.',
  sayWhatIsWrong: 'Bitte schreib, was nicht stimmt.',
  sendReport: 'Meldung absenden',
  reportFailed: 'Wir konnten deine Meldung nicht senden. Bitte versuche es noch einmal.',
  reported: 'Du hast diese Frage gemeldet.',
  whyHeld: 'Warum sie weiterhin zählt',
  held: 'Wir haben diese Frage noch zweimal gelöst, ohne ihre Antwort anzusehen. Beide Male kam das heraus:',
  thanks: 'Danke für den Hinweis. Wir prüfen diese Frage noch einmal. Ist die Lösung falsch, zählt die Frage nicht.',
  isVoid: plural({
    one: 'Eine Frage, die du gemeldet hast, war fehlerhaft und zählt nicht mehr. Danke!',
    other: 'Fragen, die du gemeldet hast, waren fehlerhaft und zählen nicht mehr. Danke!',
  }),
  isHeld: plural({
    one: 'Die Frage, die du gemeldet hast, zählt noch. Bisher haben wir keinen Fehler gefunden.',
    other: 'Die Fragen, die du gemeldet hast, zählen noch. Bisher haben wir keinen Fehler gefunden.',
  }),
  isHeldToo: plural({
    one: 'Die andere Frage, die du gemeldet hast, zählt noch. Bisher haben wir keinen Fehler gefunden.',
    other: 'Die anderen Fragen, die du gemeldet hast, zählen noch. Bisher haben wir keinen Fehler gefunden.',
  }),
}
