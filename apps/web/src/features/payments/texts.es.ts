import type { Texts } from './texts.ts'

export const texts: Texts = {
  package: (letter) => `Paquete ${letter}`,
  credits: 'créditos',
  loadFailed: 'No pudimos cargar los paquetes. Revisa tu conexión e inténtalo de nuevo.',
  newTab: ' (se abre en otra pestaña)',
}
