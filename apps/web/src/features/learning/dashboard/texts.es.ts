import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Mis planes de aprendizaje',
  create: 'Crear un plan',
  plans: 'Tus planes de aprendizaje',
  loading: 'Cargando tus planes de aprendizaje…',
  error: 'Error',
  failed: 'No pudimos cargar tus planes de aprendizaje',
  refreshFailed: 'No pudimos actualizar tus planes de aprendizaje',

  empty: {
    title: 'Aún no tienes planes de aprendizaje',
    text: 'Cuéntanos qué quieres aprender y empieza tu camino.',
    examples: 'O prueba con una de estas metas',
  },

  step: {
    read: 'Sigue por aquí',
    unlock: 'A continuación',
    wait: 'Escribiendo tu capítulo…',
    place: (chapter, of) => `Capítulo ${chapter} de ${of} en {plan}`,
    canLeave: 'Puedes salir de esta página.',
    continue: 'Continuar',
    unlockChapter: (chapter, price) => `Desbloquear capítulo ${chapter} (${price})`,
    retryChapter: (chapter, price) => `Reintentar capítulo ${chapter} (${price})`,
    thatIs: (money) => `Son ${money}.`,
  },

  pickUp: 'Sigue donde lo dejaste.',
  continueTo: {
    chapter: 'Continuar con tu capítulo',
    plan: 'Continuar con tu plan de aprendizaje',
    newPlan: 'Continuar con tu nuevo plan',
    account: 'Continuar en tu cuenta',
    page: 'Continuar en la página que pediste',
  },

  conversations: {
    title: plural({ one: 'Conversación sin terminar', other: 'Conversaciones sin terminar' }),
    showAll: (count) => `Mostrar las ${count}`,
    resume: 'Retomar conversación',
    failed: 'No pudimos eliminar esta conversación. Inténtalo de nuevo.',
    deleting: {
      button: 'Eliminar',
      title: '¿Eliminar esta conversación?',
      text: 'Tus respuestas se eliminarán para siempre y no se creará ningún plan.',
      stay: 'Conservar',
      done: 'Conversación eliminada.',
    },
    givingUp: {
      button: 'Descartar cambios',
      title: '¿Descartar estos cambios?',
      text: 'Tu plan se queda como está.',
      stay: 'Conservar',
      done: 'Cambios descartados.',
    },
  },

  archived: {
    title: 'Planes archivados',
    back: 'Desarchivar',
    movedBack: (title) => `«${title}» vuelve a estar entre tus planes.`,
  },
}
