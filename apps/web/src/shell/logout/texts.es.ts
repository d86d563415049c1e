import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Hay una nota sin guardar',
  description:
    'No pudimos conectar con el servidor. Tus últimos cambios solo están en este navegador y se pierden si cierras sesión. Para guardarlos, abre el capítulo de la nota cuando tengas conexión.',
  stay: 'Mantener la sesión',
  goOn: 'Cerrar sesión de todos modos',
}
