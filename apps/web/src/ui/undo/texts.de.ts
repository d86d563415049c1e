import type { Texts } from './texts.ts'

export const texts: Texts = {
  undo: 'Rückgängig',
  undoable: 'Du kannst das 10 Sekunden lang rückgängig machen.',
}
