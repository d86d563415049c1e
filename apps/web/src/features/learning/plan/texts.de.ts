import type { Texts } from './texts.ts'

export const texts: Texts = {
  view: 'Kapitel ansehen',
  lookAgain: 'Noch einmal nachsehen',
  generating: 'Wird geschrieben …',
  canLeave: 'Du kannst diese Seite verlassen.',
  writtenAfter: 'Freigeschaltet. Wir schreiben es nach {chapter}.',
  writing: 'Wir schreiben gerade ein Kapitel.',
  writingFailed: 'Wir konnten dieses Kapitel nicht schreiben.',
  creditsBack: 'Du hast deine Credits zurückbekommen.',
  waitsFor: (title) => `Wir schreiben noch „${title}“. Sobald es fertig ist, kannst du dieses Kapitel freischalten.`,
  comesFirst: (chapter) => `Wir schreiben noch Kapitel ${chapter}.`,
  trouble: {
    failed: 'Wir konnten das Kapitel auch nach mehreren Versuchen nicht schreiben. Bitte schalte es noch einmal frei.',
    'timed-out': 'Das Schreiben hat zu lange gedauert. Bitte schalte das Kapitel noch einmal frei.',
  },
  chapterReady: (title) => `${title}: Dieses Kapitel ist fertig.`,

  making: {
    creating: 'Dein Plan wird erstellt …',
    ready: (title) => `Dein Plan ist fertig: ${title}`,
    unwatched: 'Wir konnten gerade nicht nachsehen, wie weit er ist. Dein Plan wird weiter erstellt.',
    wait: 'Meist dauert es weniger als eine Minute. Du kannst diese Seite verlassen.',
    failed: 'Der Plan konnte nicht erstellt werden. Bitte versuche es noch einmal.',
    retry: 'Erneut erstellen',
    retryFailed: 'Das hat nicht geklappt. Bitte versuche es später noch einmal.',
  },
}
