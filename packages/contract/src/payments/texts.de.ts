import type { Texts } from './texts.ts'

export const texts: Texts = {
  packageMissing: 'Bitte wähle ein Paket.',
  invalidCheckout: 'Diese Bezahlung ist ungültig.',
  invalidPageSize: 'Bitte frag nach 1 bis 100 Einträgen.',
}
