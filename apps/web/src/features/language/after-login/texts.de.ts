import type { Texts } from './texts.ts'

export const texts: Texts = { restored: 'Willkommen zurück! Dein Konto wird nicht gelöscht.' }
