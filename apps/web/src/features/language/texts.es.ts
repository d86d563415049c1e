import type { Texts } from './texts.ts'

export const texts: Texts = {
  label: 'Idioma',
  names: { en: 'English', de: 'Deutsch', es: 'Español' },
}
