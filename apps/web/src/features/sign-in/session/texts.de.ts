import type { Texts } from './texts.ts'

export const texts: Texts = {
  fetchFailed: 'Dein Konto konnte nicht geladen werden',
  loginFailed: 'Anmeldung fehlgeschlagen',
  noAnswer: 'Bei der Anmeldung ist ein Fehler aufgetreten',
}
