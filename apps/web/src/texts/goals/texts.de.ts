import type { Texts } from './texts.ts'

export const texts: Texts = {
  examples: [
    'Sauerteigbrot backen, das aufgeht',
    'Ein kurzes Gespräch auf Portugiesisch führen',
    'Verstehen, wie neuronale Netze lernen',
  ],
  plans: {
    guitar: 'Gitarre für Anfänger, 3 Stunden pro Woche',
    statistics: 'Statistik für Anfänger, 2 Stunden pro Woche',
    portuguese: 'Portugiesisch für Anfänger, 20 Minuten am Tag',
    python: 'Python für Anfänger, 3 Stunden pro Woche',
    drawing: 'Zeichnen für Anfänger, 2 Stunden pro Woche',
    running: 'Laufen für Anfänger, 3 Stunden pro Woche',
  },
}
