import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  soFar: plural({
    one: '# capítulo hasta ahora',
    many: '# de capítulos hasta ahora',
    other: '# capítulos hasta ahora',
  }),
  watch: 'Ver cómo va tomando forma',
}
