import type { Texts } from './texts.ts'

export const texts: Texts = {
  label: 'Sprache',
  names: { en: 'English', de: 'Deutsch', es: 'Español' },
}
