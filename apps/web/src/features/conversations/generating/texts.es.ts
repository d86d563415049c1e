import type { Texts } from './texts.ts'

export const texts: Texts = {
  heading: 'Creando tu plan de aprendizaje',
  steps: 'Pasos',
  stages: ['Guardando tus respuestas', 'Esperando al asistente', 'Preparando los capítulos'],
  done: 'Hecho',
  now: 'Ahora',
  later: 'Después',
  mayLeave: 'Puedes salir de esta página. Tu plan aparecerá en «Mis planes».',
}
