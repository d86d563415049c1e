import type { Texts } from './texts.ts'

export const texts: Texts = {
  heading: 'Dein Lernplan entsteht',
  steps: 'Schritte',
  stages: ['Deine Antworten werden gespeichert', 'Warten auf den Assistenten', 'Die Kapitel werden geplant'],
  done: 'Erledigt',
  now: 'Jetzt',
  later: 'Später',
  mayLeave: 'Du kannst diese Seite verlassen. Dein Plan erscheint in deiner Übersicht.',
}
