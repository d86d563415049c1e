import type { Texts } from './texts.ts'

export const texts: Texts = {
  undo: 'Deshacer',
  undoable: 'Puedes deshacerlo durante 10 segundos.',
}
