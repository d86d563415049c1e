import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Kapitel gesperrt',
  text: 'Dieses Kapitel ist noch gesperrt. Schalte es frei, um es zu lesen.',
  failed: 'Wir konnten das Kapitel auch nach mehreren Versuchen nicht schreiben. Bitte schalte es noch einmal frei.',
  returned: 'Deine Credits hast du zurückbekommen.',
  inOrder: 'Kapitel werden der Reihe nach freigeschaltet. Schalte zuerst die Kapitel davor frei.',
}
