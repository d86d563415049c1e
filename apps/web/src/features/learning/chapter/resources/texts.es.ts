import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  none: 'Este capítulo aún no tiene recursos seleccionados.',
  types: { video: 'Vídeo', article: 'Artículo', exercise: 'Ejercicio', book: 'Libro', course: 'Curso' },
  search: 'Búsqueda',
  on: (site) => `en ${site}`,
  costs: 'Pide iniciar sesión o pagar',
  checkedOn: 'Verificado el {day}',
  unchecked: 'Aún sin verificar',
  opensInNewTab: '(se abre en otra pestaña)',
  replaces: {
    gone: 'Sustituye a «{title}», que ya no está disponible.',
    changed: 'Sustituye a «{title}», que ahora trata de otra cosa.',
    reported: 'Sustituye a «{title}», del que nos avisaste.',
  },

  searches: 'Cada enlace abre una búsqueda en un sitio de confianza.',
  searching: 'Buscamos páginas que encajen con este capítulo. Abrimos cada una antes de mostrártela.',
  takesLong: 'Está tardando más de lo normal. Vuelve más tarde para ver los enlaces nuevos.',
  found: plural({ one: 'Hay un enlace nuevo.', other: 'Hay # enlaces nuevos.' }),
  nothingNew: 'No encontramos nada mejor, así que estos enlaces se quedan.',
  takenAway: plural({
    one: 'Quitamos ese enlace. No encontramos un buen sustituto.',
    other: 'Quitamos # enlaces. No encontramos buenos sustitutos.',
  }),
  nothingFound: 'No encontramos páginas que encajen con este capítulo.',
  unreachable: 'No pudimos consultar nuestras fuentes. Lo intentaremos de nuevo automáticamente.',
  searchesMeanwhile: 'Mientras tanto, cada enlace abre una búsqueda en un sitio de confianza.',
  tryNow: 'Reintentar ahora',
  find: 'Buscar enlaces verificados',
  findNote: 'Podemos buscar páginas que encajen. Abrimos cada una antes de mostrártela. Es gratis.',
  findFailed: 'No pudimos empezar a buscar. Inténtalo de nuevo.',

  report: 'Avisar de un problema',
  reportTitle: (title) => `Avisar de un problema: ${title}`,
  reportAgain: 'Avisar de otro problema',
  reportAgainTitle: (title) => `Avisar de otro problema: ${title}`,
  whatIsWrong: '¿Qué le pasa a este enlace?',
  reasons: {
    dead: 'No funciona',
    'off-topic': 'Trata de otra cosa',
    paywall: 'Pide iniciar sesión o pagar',
    other: 'Otra cosa',
  },
  chooseReason: 'Elige qué le pasa.',
  sendReport: 'Enviar aviso',
  reportFailed: 'No pudimos enviar tu aviso. Inténtalo de nuevo.',
  alreadyGone: 'Ya sustituimos este enlace.',
  reported: {
    searching: '¡Gracias! Lo estamos revisando. Si no sirve, lo sustituiremos.',
    settled: 'Nos avisaste de este enlace. Lo revisamos de nuevo y sigue aquí.',
    other: 'Ya nos avisaste de este enlace.',
  },
}
