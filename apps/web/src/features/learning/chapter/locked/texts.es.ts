import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Capítulo bloqueado',
  text: 'Este capítulo está bloqueado. Desbloquéalo para ver su contenido.',
  failed: 'No pudimos escribir este capítulo tras varios intentos. Desbloquéalo de nuevo.',
  returned: 'Te devolvimos los créditos.',
  inOrder: 'Los capítulos se desbloquean en orden. Desbloquea primero los anteriores.',
}
