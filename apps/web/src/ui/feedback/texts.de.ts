import type { Texts } from './texts.ts'

export const texts: Texts = {
  notifications: 'Meldungen',
  closeToast: 'Meldung schließen',
  undo: 'Rückgängig',
  undoable: 'Du kannst das 10 Sekunden lang rückgängig machen.',
}
