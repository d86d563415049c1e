import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Seite nicht gefunden',
  heading: 'Hier endet der Weg',
  lead: 'Unter dieser Adresse finden wir keine Seite. Vielleicht ist sie umgezogen oder der Link ist unvollständig.',
  toDashboard: 'Zur Übersicht',
  toStart: 'Zur Startseite',
}
