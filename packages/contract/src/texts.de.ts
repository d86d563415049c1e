import type { Texts } from './texts.ts'

export const texts: Texts = {
  invalidId: 'Diese ID ist ungültig.',
  emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
  emailTooLong: 'Diese E-Mail-Adresse ist zu lang.',
  passwordMissing: 'Bitte gib dein Passwort ein.',
  newPasswordMissing: 'Bitte wähle ein Passwort.',
  passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  passwordTooLong: 'Ein Passwort darf höchstens 128 Zeichen haben.',
  invalidPageSize: 'Bitte frag nach 1 bis 200 Einträgen.',
  invalidPlace: 'Diese Stelle gibt es in der Liste nicht.',
  invalidRole: 'Bitte wähle eine Rolle: standard oder admin.',
  invalidLanguage: 'Bitte wähle eine Sprache: en, de oder es.',
  tokenMissing: 'Dieser Link ist unvollständig. Bitte öffne ihn noch einmal aus deiner E-Mail.',
  tokenInvalid: 'Dieser Link ist ungültig. Bitte öffne ihn noch einmal aus deiner E-Mail.',
  invalidChapterPlace: 'Diese Stelle gibt es im Kapitel nicht.',
}
