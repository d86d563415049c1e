import type { Texts } from './texts.ts'

export const texts: Texts = { englishOnly: 'Esta página solo está disponible en inglés.' }
