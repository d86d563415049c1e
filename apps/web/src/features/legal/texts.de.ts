import type { Texts } from './texts.ts'

export const texts: Texts = { englishOnly: 'Diese Seite gibt es nur auf Englisch.' }
