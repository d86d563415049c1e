import type { Texts } from './texts.ts'

export const texts: Texts = {
  view: 'Ver capítulo',
  lookAgain: 'Volver a comprobar',
  generating: 'Generando…',
  canLeave: 'Puedes salir de esta página.',
  writtenAfter: 'Desbloqueado. Lo escribiremos después de {chapter}.',
  writing: 'Estamos escribiendo un capítulo.',
  writingFailed: 'No pudimos escribir este capítulo.',
  creditsBack: 'Te hemos devuelto los créditos.',
  waitsFor: (title) => `Primero va «${title}». Podrás desbloquear este capítulo cuando esté escrito.`,
  comesFirst: (chapter) => `Primero va el capítulo ${chapter}.`,
  trouble: {
    failed: 'No se pudo generar el contenido tras varios intentos. Intenta desbloquear el capítulo de nuevo.',
    'timed-out': 'La generación del contenido tardó demasiado. Intenta desbloquear el capítulo de nuevo.',
  },
  chapterReady: (title) => `${title}: este capítulo ya se puede leer.`,

  making: {
    creating: 'Creando tu plan…',
    ready: (title) => `Tu plan está listo: ${title}`,
    unwatched: 'No pudimos comprobar el progreso. Seguimos creando tu plan.',
    wait: 'La mayoría tarda menos de un minuto. Puedes salir de esta página.',
    failed: 'No se pudo generar el plan. Inténtalo de nuevo.',
    retry: 'Generar de nuevo',
    retryFailed: 'No se pudo volver a generar el plan',
  },
}
