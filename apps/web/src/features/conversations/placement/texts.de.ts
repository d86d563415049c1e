import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Finde heraus, wo du anfängst',
  writing: 'Deine Fragen werden geschrieben …',
  mayLeave:
    'Das kann eine Minute dauern. Du kannst dieses Fenster schließen und weitermachen. Deine Fragen warten hier auf dich.',
  lead: 'Von leicht bis schwer. Lass aus, was du nicht weißt: Auch das hilft uns.',
  send: 'Ergebnis ansehen',
  sending: 'Wird geprüft …',
  score: (right, of) => `${right} von ${of} richtig.`,
  levels: {
    new: 'Wir fangen vorn an und erklären alles.',
    some: 'Etwas davon kannst du schon. Darauf bauen wir auf.',
    comfortable: 'Du kennst dich aus. Die Grundlagen gehen wir schnell durch.',
    expert: 'Du kannst das gut. Wir gehen gleich zu den schweren Teilen.',
  },
  change: 'Passt das nicht? Ändere „Wo du anfängst“ jederzeit in deinen Angaben.',
  unavailable: 'Zu diesem Ziel haben wir keine guten Fragen. Sag uns im Gespräch, was du schon weißt.',
  back: 'Zurück zum Gespräch',
  tryAgain: 'Erneut versuchen',
  notBegun: 'Die Fragen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte versuche es noch einmal.',
  notAnswered: 'Deine Antworten konnten nicht geprüft werden. Sie sind noch da. Bitte versuche es noch einmal.',
  answerUnreachable: 'Der Server ist nicht erreichbar. Deine Antworten sind noch da. Bitte versuche es noch einmal.',
}
