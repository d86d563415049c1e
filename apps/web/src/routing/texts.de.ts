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
    admin: 'Verwaltung – Nutzer',
    adminUser: 'Verwaltung – Nutzerkonto',
    adminPurchases: 'Verwaltung – Käufe',
    adminChapters: 'Verwaltung – Kapitel',
    adminChapter: 'Verwaltung – Kapitel',
    adminResources: 'Verwaltung – Lernmaterial',
    adminActivity: 'Verwaltung – Protokoll',
    adminHealth: 'Verwaltung – Kosten und Zustand',
    adminFunnel: 'Verwaltung – Trichter',
    adminConfiguration: 'Verwaltung – Konfiguration',
  },
}
