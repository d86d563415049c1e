import type { Texts } from './texts.ts'

export const texts: Texts = {
  view: 'Ver capítulo',
  lookAgain: 'Comprobar de nuevo',
  generating: 'Escribiendo…',
  canLeave: 'Puedes salir de esta página.',
  writtenAfter: 'Desbloqueado. Lo escribiremos después de {chapter}.',
  writing: 'Estamos escribiendo un capítulo.',
  writingFailed: 'No pudimos escribir este capítulo.',
  creditsBack: 'Te devolvimos los créditos.',
  waitsFor: (title) => `Aún estamos escribiendo «${title}». Podrás desbloquear este capítulo cuando esté listo.`,
  comesFirst: (chapter) => `Aún estamos escribiendo el capítulo ${chapter}.`,
  trouble: {
    failed: 'No pudimos escribir este capítulo tras varios intentos. Desbloquéalo de nuevo.',
    'timed-out': 'Escribir este capítulo tardó demasiado. Desbloquéalo de nuevo.',
  },
  chapterReady: (title) => `${title}: este capítulo ya se puede leer.`,

  making: {
    creating: 'Creando tu plan…',
    ready: (title) => `Tu plan está listo: ${title}`,
    unwatched: 'No pudimos comprobar el progreso. Seguimos creando tu plan.',
    wait: 'Suele tardar menos de un minuto. Puedes salir de esta página.',
    failed: 'No pudimos crear tu plan. Inténtalo de nuevo.',
    retry: 'Reintentar',
    retryFailed: 'No pudimos volver a crear tu plan',
  },
}
