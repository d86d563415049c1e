import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  open: 'Describir cambios',
  request: '¿Qué quieres cambiar?',
  hint: 'Por ejemplo: «Quita el de historia», «Pon primero los ejercicios» o «Hazlo más corto». Verás los cambios antes de aceptarlos.',
  ask: 'Proponer cambios',
  loading: 'Cargando los cambios…',
  loadFailed: 'No pudimos cargar los cambios que pediste.',

  pending: 'Preparando tus cambios',
  pendingNote:
    'Tarda unos segundos. Puedes salir de esta página y verlos aquí más tarde. Si mientras tanto editas el plan, tendrás que pedirlos de nuevo.',
  cancel: 'Cancelar',
  asked: 'Pediste: ',

  ready: plural({ one: '# cambio por revisar', many: '# de cambios por revisar', other: '# cambios por revisar' }),
  readyNote: 'Nada cambia hasta que aceptes.',
  kind: {
    add: (_from, to) => `Añadir como capítulo ${to}`,
    remove: (from) => `Quitar el capítulo ${from}`,
    move: (from, to) => `Mover el capítulo ${from} al puesto ${to}`,
    reword: (_from, to) => `Editar el capítulo ${to}`,
  },
  times: 'Cambiar los tiempos',
  asLong: 'El plan dura lo mismo que antes.',
  time: (before, after) => `aprox.\u00A0${after} en vez de ${before}`,
  notDone: 'No pudimos hacer esto:',
  before: 'Antes',
  after: 'Después',
  noSummary: 'Sin resumen',
  accept: 'Aceptar cambios',
  keep: 'Dejar mi plan así',
  saidAccepted: plural({ one: '# cambio hecho.', many: '# de cambios hechos.', other: '# cambios hechos.' }),
  saidKept: 'Tu plan sigue igual.',

  failed: 'Tu plan sigue igual',
  stale: 'Tu plan cambió desde entonces',
  staleNote: 'Estos cambios ya no encajan. Pídelos de nuevo y te propondremos otros para tu plan actual.',
  askAgain: 'Pedir de nuevo',
}
