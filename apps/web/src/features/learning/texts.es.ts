import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')
const completed = plural({
  one: '# capítulo completado',
  many: '# de capítulos completados',
  other: '# capítulos completados',
})

export const texts: Texts = {
  waiting: 'Esperando al asistente. Ahora mismo no responde. Seguiremos en cuanto lo haga; puedes cerrar esta página.',
  back: 'Volver a mis planes',
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
    failed: 'No pudimos guardar tu progreso',
    status: (status) => `Error HTTP ${status}. Inténtalo de nuevo.`,
    unchanged: 'Tu progreso sigue igual.',
  },

  outline: {
    time: 'Tiempo',
    readyBy: 'Fecha límite',
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
    failed: 'No pudimos desbloquear el siguiente capítulo',
    unlocking: 'Desbloqueando…',
    failedRetry: 'Falló: reintentar',
    retry: 'Reintentar',
    allUnlocked: 'Todos los capítulos de este plan ya están desbloqueados.',
    nothingCharged: 'No se te cobró nada.',
    safeToRetry: 'Inténtalo de nuevo. No se te cobrará dos veces.',
    thisChapter: (cost) => `Este capítulo cuesta ${cost}.`,
    getCredits: 'Conseguir créditos',
    getCreditsToUnlock: 'Consigue créditos para desbloquear',
    shortfall: (credits, missing) => `Tienes ${credits}. Te faltan ${missing}.`,
    packs: (money) => `Paquetes desde ${money}`,
  },
}
