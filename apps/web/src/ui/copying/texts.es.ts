import type { Texts } from './texts.ts'

export const texts: Texts = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiarlo',
}
