import type { Texts } from './texts.ts'

export const texts: Texts = {
  unwritten: 'Este capítulo no tiene autoevaluación: las preguntas del asistente no servían.',
  unsolved: 'Este capítulo no tiene autoevaluación: no pudimos verificar las respuestas a sus preguntas.',
  refuted: 'Este capítulo no tiene autoevaluación: sus preguntas no superaron nuestra verificación.',
  damaged: 'Ahora no podemos mostrar la autoevaluación de este capítulo. Todo lo demás está aquí.',
  unknown: 'Este capítulo no tiene autoevaluación.',
}
