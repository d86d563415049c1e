import type { Texts } from './texts.ts'

export const texts: Texts = {
  editing: 'Ya puedes editar tu plan.',
  lead: 'Cambia títulos, resúmenes y el orden, añade capítulos o quita lo que no necesites. Guardamos cada cambio al momento.',
  unlockedStay: 'Los capítulos desbloqueados se quedan como están.',
  allUnlocked:
    'Todos los capítulos están desbloqueados, así que se quedan como están. Aún puedes cambiar el título del plan.',
  done: 'Listo',
  saveFirst: 'Primero guarda o cancela el texto que estás editando.',

  rename: 'Cambiar título',
  planTitle: 'Título del plan',
  saidRenamed: 'Título cambiado.',
  title: 'Título',
  summary: 'Resumen',
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',

  chapterControls: (title) => `Editar capítulo: ${title}`,
  drag: 'Arrastra para mover',
  earlier: 'Mover hacia arriba',
  later: 'Mover hacia abajo',
  isFirst: 'Este ya es el primer capítulo.',
  isFirstLocked: 'Los capítulos anteriores están desbloqueados, así que no se mueven.',
  isLast: 'Este ya es el último capítulo.',
  reword: 'Editar',
  drop: 'Quitar',
  unlocked: 'Desbloqueado',
  saidMoved: (title, place, of) => `«${title}» es ahora el capítulo ${place} de ${of}.`,
  saidReworded: (title) => `Guardado: «${title}».`,
  saidDropped: (title) => `Quitado: «${title}».`,

  add: 'Añadir un capítulo',
  addTitle: 'Título del nuevo capítulo',
  addHint: 'Nosotros planificamos qué enseña. Después puedes cambiarlo.',
  place: 'Dónde',
  atTheEnd: 'Al final',
  after: (number, title) => `Después de ${number} ${title}`,
  addIt: 'Añadir capítulo',
  saidAdded: (title) => `Añadido: «${title}».`,

  changedWhileTyping:
    'Este plan cambió en otra pestaña o en otro dispositivo. Tu texto sigue aquí. Guárdalo de nuevo para conservarlo.',
  changedBelow: 'Este texto cambió en otro lugar mientras escribías. Al guardar lo sustituyes:',
  gone: 'Este capítulo ya no está en tu plan. Copia lo que necesites antes de cerrar.',
  unlockedMeanwhile:
    'Este capítulo ya está desbloqueado, así que su texto se queda como está. Copia lo que necesites antes de cerrar.',
}
