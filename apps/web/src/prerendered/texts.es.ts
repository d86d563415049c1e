import type { Texts } from './texts.ts'

export const texts: Texts = {
  descriptions: {
    landing:
      'Di qué quieres aprender y recibe un plan por capítulos, con objetivos y recursos que valen la pena. El primer capítulo es gratis.',
    privacy: 'Qué sabe {{name}} de ti, para qué, durante cuánto tiempo, quién más lo ve y cómo eliminarlo (en inglés).',
    terms:
      'El acuerdo entre tú y {{name}}: cuentas, créditos y precios, contenido escrito por una IA, disputas (en inglés).',
    other: 'Planes de aprendizaje a tu medida: los creas en una conversación y los lees capítulo a capítulo.',
  },
  imageAlt: 'Un sendero de puntos con señales, entre colinas.',
  noScript: 'Esta página necesita JavaScript. Actívalo y vuelve a cargarla.',
}
