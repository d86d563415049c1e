import type { Texts } from './texts.ts'

export const texts: Texts = {
  package: (letter) => `Paquete ${letter}`,
  credits: 'créditos',
  newTab: ' (se abre en otra pestaña)',
}
