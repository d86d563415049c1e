import type { Texts } from './texts.ts'

export const texts: Texts = { close: 'Schließen' }
