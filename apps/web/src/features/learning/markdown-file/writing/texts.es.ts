import type { Texts } from './texts.ts'

export const texts: Texts = {
  yourNote: 'Tu nota:',
  earlierNotes: 'Notas sobre secciones anteriores',
  completed: 'Completado',
  notCompleted: 'Aún sin completar',
  place: (number, count, plan) => `Capítulo ${number} de ${count} en ${plan}.`,
  done: (done, count, progress) => `${done} de ${count} capítulos completados (${progress}\u00A0%).`,
  time: (time) => `Tiempo: ${time}`,
  readyBy: (day) => `Fecha límite: ${day}`,
  chapters: 'Capítulos',
  chapter: (number, title) => `Capítulo ${number}: ${title}`,
  locked: (title) => `${title} (bloqueado)`,
  missing: 'Este capítulo está desbloqueado, pero su contenido falta o está dañado. Escribe a soporte.',
  coming: 'Aún estamos escribiendo este capítulo.',
  checkedOn: (day) => `verificado el ${day}`,
  unchecked: 'aún sin verificar',
}
