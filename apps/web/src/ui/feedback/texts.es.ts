import type { Texts } from './texts.ts'

export const texts: Texts = {
  notifications: 'Notificaciones',
  closeToast: 'Cerrar notificación',
  undo: 'Deshacer',
  undoable: 'Puedes deshacerlo durante 10 segundos.',
}
