import type { Texts } from './texts.ts'

export const texts: Texts = {
  package: (letter) => `Paket ${letter}`,
  credits: 'Credits',
  newTab: ' (öffnet einen neuen Tab)',
}
