import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Kapitel',
  loading: 'Kapitel wird geladen …',
  idMissing: 'In der Adresse fehlt die Kennung des Kapitels.',
  toDashboard: 'Zur Übersicht',
  tokenMissing: 'Du bist nicht angemeldet. Bitte melde dich an.',
  logIn: 'Anmelden',
  noData: 'Zu diesem Kapitel gibt es keine Daten.',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  ready: (title) => `${title}: Dieses Kapitel ist fertig. Du kannst es jetzt lesen.`,

  notFound: 'Kapitel nicht gefunden',
  notFoundWhy: 'Vielleicht ist der Link unvollständig, oder das Kapitel gehört zu einem anderen Konto.',
  notLoaded: 'Wir konnten dieses Kapitel nicht laden',
  failed: 'Wir können dieses Kapitel gerade nicht anzeigen.',
  unreachable: 'Wir erreichen den Server nicht. Prüfe deine Verbindung und versuch es dann erneut.',
  ourFault: 'Der Fehler liegt bei uns.',

  place: (number, count) => `Kapitel ${number} von ${count} in {plan}`,
  offline: {
    needsServer: 'Du bist offline. Das geht nur mit Verbindung.',
    notKept: 'Du bist offline, und auf diesem Gerät gibt es keine Kopie dieses Kapitels.',
    howToKeep: 'Öffne es einmal, wenn du online bist. Dann kannst du es hier auch ohne Verbindung lesen.',
  },
  broken: {
    title: 'Fehler im Inhalt',
    text: 'Dieses Kapitel ist freigeschaltet, aber sein Inhalt fehlt oder ist beschädigt. Bitte wende dich an den Support.',
    support: 'Support: ',
    subject: (id) => `Chapter ${id}`,
    id: 'Gib dabei diese Kapitel-ID an: {id}',
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
