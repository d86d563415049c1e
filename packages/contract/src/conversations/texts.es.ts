import type { Texts } from './texts.ts'

export const texts: Texts = {
  goalMissing: 'Escribe tu objetivo de aprendizaje.',
  goalTooLong: 'El objetivo de aprendizaje puede tener como máximo 4.000 caracteres.',
  messageMissing: 'Escribe un mensaje.',
  messageTooLong: 'Un mensaje puede tener como máximo 4.000 caracteres.',
  notText: 'Escribe esto como texto.',
  entryEmpty: 'Completa todas las entradas.',
  entryTooLong: 'Cada entrada puede tener como máximo 120 caracteres.',
  textTooLong: 'Aquí caben como máximo 300 caracteres.',
  tooManyEntries: 'Puedes indicar como máximo 8 entradas.',
  tooManyFormats: 'Puedes elegir como máximo 4 formatos.',
  invalidMinutes: 'Escribe un número entero de minutos.',
  tooFewMinutes: 'Planifica al menos 15 minutos por semana.',
  tooManyMinutes: 'Planifica como máximo 60 horas por semana.',
  invalidDate: 'Escribe la fecha como año-mes-día.',
  versionMissing: 'Recarga la página e inténtalo de nuevo.',
}
