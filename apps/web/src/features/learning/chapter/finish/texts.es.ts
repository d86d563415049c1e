import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  youCan: 'Lo que ya sabes hacer',
  notChecked: '(sin comprobar)',
  quizNotTaken: 'Todavía no has hecho la autoevaluación, así que nada de esto está comprobado.',
  noQuiz: 'Este capítulo no tiene autoevaluación, así que nada de esto está comprobado.',
  plan: {
    done: 'Plan completado',
    soFar: 'El plan hasta ahora',
    label: 'Todo el plan',
    completed: 'Completado',
    notCompleted: 'Aún sin completar',
    chapters: plural({ one: '# capítulo', other: '# capítulos' }),
    left: plural({ one: 'falta # por completar', other: 'faltan # por completar' }),
  },
}
