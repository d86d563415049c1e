import type { Texts } from './texts.ts'

export const texts: Texts = { restored: '¡Hola de nuevo! Conservas tu cuenta.' }
