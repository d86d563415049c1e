import type { Texts } from './texts.ts'

export const texts: Texts = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert',
}
