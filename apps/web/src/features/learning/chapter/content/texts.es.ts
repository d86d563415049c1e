import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  parts: {
    introduction: 'Introducción',
    objectives: 'Objetivos de aprendizaje',
    'key-points': 'Puntos clave',
    practice: 'Práctica',
    check: 'Autoevaluación',
    resources: 'Recursos seleccionados',
  },
  contents: 'En este capítulo',
  toRead: (time) => `${time} de lectura`,
  coming: (sections, of) => `Aún se está escribiendo: ${sections} de ${of} secciones por ahora`,
  continueAt: 'Sigue donde lo dejaste: {part}',
  tick: 'Marca lo que ya sabes hacer.',
  tickLater: 'Podrás marcarlos cuando el capítulo esté listo.',
  tickFailed: 'No pudimos guardarlo. Vuelve a intentarlo.',
  objective: 'Objetivo: ',
  objectiveTicked: 'Objetivo, marcado: ',
  doneWhen: 'Listo cuando: ',
  generatedOn: 'Contenido generado el: {time}',
  print: 'Imprimir',
  noCheck: {
    unwritten: 'Este capítulo no tiene autoevaluación: las preguntas del tutor no eran utilizables.',
    unsolved: 'Este capítulo no tiene autoevaluación: no pudimos verificar las respuestas a sus preguntas.',
    refuted: 'Este capítulo no tiene autoevaluación: sus preguntas no superaron nuestra verificación.',
    damaged: 'Ahora no podemos mostrar la autoevaluación de este capítulo. Todo lo demás está aquí.',
    unknown: 'Este capítulo no tiene autoevaluación.',
  },

  finished: '¿Terminaste este capítulo?',
  completed: 'Capítulo completado.',
  markComplete: 'Marcar como completado',
  markNotComplete: 'Marcar como no completado',
  youCan: 'Lo que ya sabes hacer',
  plan: {
    done: 'Todo el plan, completado',
    soFar: 'El plan hasta ahora',
    label: 'Todo el plan',
    completed: 'Completado',
    notCompleted: 'Aún sin completar',
    chapters: plural({ one: '# capítulo', other: '# capítulos' }),
    left: plural({ one: 'falta # por completar', other: 'faltan # por completar' }),
  },
}
