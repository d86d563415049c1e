import type { Texts } from './texts.ts'

export const texts: Texts = {
  packageMissing: 'Elige un paquete.',
  invalidCheckout: 'Este pago no es válido.',
  invalidPageSize: 'Pide entre 1 y 100 elementos.',
}
