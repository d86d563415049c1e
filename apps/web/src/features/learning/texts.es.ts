import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')
const completed = plural({
  one: '# capítulo completado',
  many: '# de capítulos completados',
  other: '# capítulos completados',
})

export const texts: Texts = {
  back: 'Volver a los planes de aprendizaje',
  chapters: 'Capítulos',
  done: (done, of) => `${done} de ${completed(of)}`,
  wholePlan: (cost) => `Plan completo: ${cost}`,
  balance: plural({ one: 'Tienes # crédito.', many: 'Tienes # de créditos.', other: 'Tienes # créditos.' }),

  changeAnswers: {
    open: 'Cambiar mis respuestas',
    failed: 'No pudimos reabrir la conversación. Inténtalo de nuevo.',
  },

  savedOnline: 'No tienes conexión. Deja esta página abierta y se guardará cuando vuelvas a tenerla.',
  completion: {
    marked: (title) => `Completaste «${title}».`,
    completed: 'Completado',
    begun: 'En curso',
    failed: 'No se pudo guardar el progreso del capítulo',
    status: (status) => `¡Error HTTP! Estado: ${status}`,
    unchanged: 'Tu progreso no ha cambiado.',
  },

  outline: {
    time: 'Tiempo',
    readyBy: 'Fecha meta',
    price: 'Precio',
    toPay: 'Por pagar',
    nothing: 'Nada',
    each: (price) => `${price} cada uno`,
    firstFree: (price) => `Primer capítulo gratis; después, ${price} cada uno`,
    objectives: 'Lo que sabrás hacer',
    notOutlined: (title) => `Aún estamos planificando «${title}». Podrás desbloquearlo cuando esté listo.`,
    wholePlan: 'Ver el plan completo',
  },

  unlock: {
    failed: 'No se pudo desbloquear el siguiente capítulo',
    unlocking: 'Desbloqueando…',
    failedRetry: 'Error: reintentar',
    retry: 'Generar de nuevo',
    allUnlocked: 'Ya has desbloqueado todos los capítulos de este plan.',
    nothingCharged: 'No se te ha cobrado nada.',
    safeToRetry: 'Inténtalo de nuevo. No se te cobrará dos veces.',
    thisChapter: (cost) => `Este capítulo cuesta ${cost}.`,
    getCredits: 'Conseguir créditos',
    getCreditsToUnlock: 'Consigue créditos para desbloquear',
    shortfall: (credits, missing) => `Tienes ${credits}. Te faltan ${missing}.`,
    packs: (money) => `Paquetes desde ${money}`,
  },
}
