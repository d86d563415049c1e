import type { Texts } from './texts.ts'

export const texts: Texts = {
  add: 'Notiz hinzufügen',
  label: 'Deine Notiz',
  onSection: 'zu „{section}“',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Nur du kannst sie sehen.',
  unsaved: 'Noch nicht gespeichert. Wir bewahren sie in diesem Browser auf und versuchen es noch einmal.',
  joined: 'Du hast diese Notiz auch auf einem anderen Gerät geändert. Hier stehen beide Texte.',
  lost: 'Notizen zu früheren Abschnitten',
  lostWhy: 'Diese Abschnitte gehören nicht mehr zum Kapitel. Deine Notizen bleiben, bis du sie löschst.',
}
