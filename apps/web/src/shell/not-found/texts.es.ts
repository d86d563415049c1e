import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Página no encontrada',
  heading: 'El sendero termina aquí',
  lead: 'No encontramos ninguna página en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
  toDashboard: 'Ir a mis planes',
  toStart: 'Ir al inicio',
}
