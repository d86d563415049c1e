import type { Texts } from './texts.ts'

export const texts: Texts = {
  usernameMissing: 'Bitte wähle einen Benutzernamen.',
  usernameTooLong: 'Ein Benutzername darf höchstens 50 Zeichen haben.',
  passwordsMissing: 'Bitte fülle alle Passwortfelder aus.',
}
