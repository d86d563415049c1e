import type { Texts } from './texts.ts'

export const texts: Texts = {
  fetchFailed: 'Dein Konto konnte nicht geladen werden. Bitte lade die Seite neu.',
  loginFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  noAnswer: 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
}
