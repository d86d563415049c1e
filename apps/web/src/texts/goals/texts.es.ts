import type { Texts } from './texts.ts'

export const texts: Texts = {
  examples: [
    'Hacer pan de masa madre que suba bien',
    'Mantener una conversación breve en portugués',
    'Entender cómo aprenden las redes neuronales',
  ],
  plans: {
    guitar: 'Guitarra para principiantes, 3 horas por semana',
    statistics: 'Estadística para principiantes, 2 horas por semana',
    portuguese: 'Portugués para principiantes, 20 minutos al día',
    python: 'Python para principiantes, 3 horas por semana',
    drawing: 'Dibujo para principiantes, 2 horas por semana',
    running: 'Correr para principiantes, 3 horas por semana',
  },
}
