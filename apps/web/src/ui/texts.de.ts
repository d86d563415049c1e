import type { Texts } from './texts.ts'

export const texts: Texts = {
  marks: { done: 'Erledigt', open: 'Offen', locked: 'Gesperrt', next: 'Als Nächstes', failed: 'Fehlgeschlagen' },
  progressOf: (title) => `Fortschritt von ${title}`,
  percentDone: (percent, done) => `${percent}\u00a0%, ${done}`,
  percent: (percent) => `${percent}\u00a0%`,
  tryAgain: 'Erneut versuchen',
  elapsed: (time) => `Bisher ${time}.`,
}
