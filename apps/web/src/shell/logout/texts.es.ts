import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Una nota aún no está guardada',
  description:
    'No pudimos contactar con el servidor. Tus últimos cambios solo están en este navegador y se pierden si cierras sesión. Para guardarlos, abre el capítulo de la nota cuando tengas conexión.',
  stay: 'Seguir con la sesión',
  goOn: 'Cerrar sesión igualmente',
}
