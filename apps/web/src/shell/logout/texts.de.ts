import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Eine Notiz ist noch nicht gespeichert',
  description:
    'Der Server ist nicht erreichbar. Deine letzten Änderungen stehen nur in diesem Browser, und beim Abmelden gehen sie verloren. Zum Speichern öffne das Kapitel der Notiz, sobald du wieder online bist.',
  stay: 'Angemeldet bleiben',
  goOn: 'Trotzdem abmelden',
}
