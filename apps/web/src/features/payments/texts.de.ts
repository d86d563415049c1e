import type { Texts } from './texts.ts'

export const texts: Texts = {
  package: (letter) => `Paket ${letter}`,
  credits: 'Credits',
  loadFailed: 'Die Pakete konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  newTab: ' (öffnet einen neuen Tab)',
}
