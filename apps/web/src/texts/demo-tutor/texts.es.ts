import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Tutor de demostración',
  lessons: 'Aquí responde un tutor de demostración. Enseña diez temas, y sus lecciones están en inglés.',
  notice:
    'Sigue un guion corto y enseña diez temas, en inglés. Para cualquier otra meta tiene un plan general gratis. Quien administra este sitio puede conectar un modelo de verdad: mira «Choosing a tutor» en el README.',
}
