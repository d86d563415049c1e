import type { Texts } from './texts.ts'

export const texts: Texts = {
  examples: [
    'Hacer pan de masa madre que suba bien',
    'Mantener una conversación breve en portugués',
    'Entender cómo aprenden las redes neuronales',
  ],
}
