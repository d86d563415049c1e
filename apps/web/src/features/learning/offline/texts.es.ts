import type { Texts } from './texts.ts'

export const texts: Texts = {
  copy: 'No tienes conexión. Esta es la copia del {time}.',
  tryAgain: 'Reintentar',
}
