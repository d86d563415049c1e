import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Estamos escribiendo tu capítulo',
  wait: 'Puede tardar unos instantes…',
  parts: plural({ one: '# parte de este capítulo hasta ahora', other: '# partes de este capítulo hasta ahora' }),
  youCanLeave: 'Puedes salir de esta página. Si te quedas, el capítulo aparecerá aquí en cuanto esté listo.',
  youCanLeaveDraft: 'Puedes salir de esta página. Si te quedas, el resto irá apareciendo aquí.',
  after: 'Se escribirá después de {chapter}.',
  notChecked: 'No pudimos consultar el progreso. Tu capítulo se sigue escribiendo.',
  checkAgain: 'Volver a consultar',
  timedOut: 'La generación del contenido tardó demasiado. Vuelve a desbloquear el capítulo.',
  stillWriting:
    'Está tardando más de lo normal, pero seguimos escribiendo. El capítulo aparecerá aquí en cuanto esté listo.',
}
