import type { Texts } from './texts.ts'

export const texts: Texts = {
  examples: [
    'Sauerteigbrot backen, das aufgeht',
    'Ein kurzes Gespräch auf Portugiesisch führen',
    'Verstehen, wie neuronale Netze lernen',
  ],
}
