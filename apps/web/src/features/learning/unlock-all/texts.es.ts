import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  button: (chapters, price) => `Desbloquear los ${chapters} (${price})`,
  order: 'Escribimos los capítulos en orden. Pagas cada uno cuando está listo.',
  title: (chapters) => `¿Desbloquear los ${chapters} capítulos?`,
  free: 'Son gratis. Los escribimos en orden.',
  held: (cost) => `Reservamos ${cost} y escribimos los capítulos en orden. Pagas cada uno cuando está listo.`,
  left: (credits, left) => `Tienes ${credits}. Te quedarán ${left}.`,
  failure: 'Si no podemos escribir un capítulo, te devolvemos sus créditos y los de los siguientes.',
  stay: 'Ahora no',
  subject: (chapters, cost) => `Estos ${chapters} capítulos cuestan ${cost}.`,
  someFailed:
    'No pudimos escribir un capítulo, así que los siguientes vuelven a estar bloqueados. Te devolvimos sus créditos.',
  writing: plural({
    one: 'Estamos escribiendo # capítulo. Puedes salir de esta página.',
    many: 'Estamos escribiendo # de capítulos, uno tras otro. Puedes salir de esta página.',
    other: 'Estamos escribiendo # capítulos, uno tras otro. Puedes salir de esta página.',
  }),
  failed: 'No pudimos desbloquear los capítulos.',
}
