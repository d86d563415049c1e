import type { Texts } from './texts.ts'

export const texts: Texts = {
  marks: { done: 'Hecho', open: 'Abierto', locked: 'Bloqueado', next: 'Siguiente', failed: 'Fallido' },
  progressOf: (title) => `Progreso de ${title}`,
  percentDone: (percent, done) => `${percent}\u00A0%, ${done}`,
  percent: (percent) => `${percent}\u00A0%`,
  tryAgain: 'Reintentar',
  elapsed: (time) => `Llevamos ${time}.`,
}
