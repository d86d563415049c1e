import type { Texts } from './texts.ts'

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
  coming: (sections, of) => `Lo estamos escribiendo: ${sections} de ${of} secciones listas`,
  continueAt: 'Sigue donde lo dejaste: {part}',
  tick: 'Marca lo que ya sabes hacer.',
  tickLater: 'Podrás marcarlos cuando el capítulo esté listo.',
  tickFailed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  objective: 'Objetivo: ',
  objectiveTicked: 'Objetivo, marcado: ',
  doneWhen: 'Listo cuando: ',
  generatedOn: 'Escrito el {time}',
  print: 'Imprimir',

  finished: '¿Terminaste este capítulo?',
  completed: 'Capítulo completado.',
  markComplete: 'Marcar como completado',
  markNotComplete: 'Marcar como no completado',
}
