import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Estamos escribiendo tu capítulo',
  wait: 'Puede tardar unos instantes…',
  parts: plural({ one: '# parte de este capítulo hasta ahora', other: '# partes de este capítulo hasta ahora' }),
  youCanLeave: 'Puedes salir de esta página. Si te quedas, el capítulo aparecerá aquí en cuanto esté listo.',
  youCanLeaveDraft: 'Puedes salir de esta página. Si te quedas, verás aparecer el resto.',
  after: 'Lo escribiremos después de {chapter}.',
  notChecked: 'No pudimos comprobar el progreso. Seguimos escribiendo tu capítulo.',
  checkAgain: 'Comprobar de nuevo',
  timedOut: 'Escribir este capítulo tardó demasiado. Desbloquéalo de nuevo.',
  stillWriting:
    'Está tardando más de lo normal, pero seguimos escribiendo. El capítulo aparecerá aquí en cuanto esté listo.',
}
