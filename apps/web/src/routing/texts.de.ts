import type { Texts } from './texts.ts'

export const texts: Texts = {
  titles: {
    login: 'Anmelden',
    register: 'Konto erstellen',
    forgotPassword: 'Passwort zurücksetzen',
    resetPassword: 'Neues Passwort wählen',
    verifyEmail: 'E-Mail-Bestätigung',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    dashboard: 'Meine Lernpläne',
    newLearningRequest: 'Neuer Lernplan',
    plan: 'Lernplan',
    chapter: 'Kapitel',
    account: 'Mein Konto',
    mustChangePassword: 'Eigenes Passwort wählen',
    admin: 'Verwaltung',
  },
}
