import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Kapitel',
  loading: 'Kapitel wird geladen …',
  idMissing: 'Diese Adresse ist unvollständig. Öffne das Kapitel aus der Übersicht.',
  toDashboard: 'Zur Übersicht',
  tokenMissing: 'Du bist nicht angemeldet. Bitte melde dich an.',
  logIn: 'Anmelden',
  noData: 'Zu diesem Kapitel gibt es keine Daten. Bitte lade die Seite neu.',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  ready: (title) => `${title}: Dieses Kapitel ist fertig. Du kannst es jetzt lesen.`,

  notFound: 'Kapitel nicht gefunden',
  notFoundWhy: 'Vielleicht ist der Link unvollständig, oder das Kapitel gehört zu einem anderen Konto.',
  notLoaded: 'Wir konnten dieses Kapitel nicht laden',
  failed: 'Wir können dieses Kapitel gerade nicht anzeigen.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es dann noch einmal.',
  ourFault: 'Der Fehler liegt bei uns.',

  place: (number, count) => `Kapitel ${number} von ${count} in {plan}`,
  offline: {
    needsServer: 'Du bist offline. Das geht nur mit Verbindung.',
    notKept: 'Du bist offline, und auf diesem Gerät gibt es keine Kopie dieses Kapitels.',
    howToKeep: 'Öffne es einmal, wenn du online bist. Dann kannst du es hier auch ohne Verbindung lesen.',
  },
  broken: {
    title: 'Fehler im Inhalt',
    text: 'Dieses Kapitel ist freigeschaltet, aber sein Inhalt fehlt oder ist beschädigt. Bitte schreib uns.',
    support: 'Kontakt: ',
    subject: (id) => `Chapter ${id}`,
    id: 'Nenne dabei diese Kapitelnummer: {id}',
  },
  neighbours: {
    label: 'Voriges und nächstes Kapitel',
    previous: 'Voriges Kapitel',
    next: 'Nächstes Kapitel',
    locked: (where) => `${where}, gesperrt`,
    here: 'Du bist hier',
    completed: 'Abgeschlossen',
    last: 'Das war das letzte Kapitel von {plan}. Gut gemacht!',
    planNext: 'Plane, was als Nächstes kommt',
  },
}
