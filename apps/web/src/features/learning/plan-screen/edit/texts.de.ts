import type { Texts } from './texts.ts'

export const texts: Texts = {
  edit: 'Plan bearbeiten',
  seeRevision: 'Änderungen ansehen',
  revision: {
    PENDING: 'Wir arbeiten an den Änderungen, die du wolltest.',
    COMPLETE: 'Deine Änderungen sind da. Sieh sie dir an.',
    FAILED: 'Die gewünschten Änderungen waren nicht möglich. Dein Plan ist unverändert.',
  },

  archive: 'Plan archivieren',
  unarchive: 'Zurück in die Übersicht',
  archived: 'Archiviert',
  archivedNote: 'Dieser Plan steht nicht in deiner Übersicht. Du findest ihn dort unter „Archivierte Pläne“.',
  saidArchived: 'Plan archiviert.',
  saidUnarchived: 'Der Plan steht wieder in deiner Übersicht.',

  saidUndone: 'Rückgängig gemacht. Dein Plan ist wieder wie vorher.',

  failed: 'Wir konnten diese Änderung nicht speichern. Bitte versuche es noch einmal.',
  undoFailed: 'Das ließ sich nicht rückgängig machen. Bitte versuche es noch einmal.',
  buildsOnLater: (chapter, prerequisite) => `„${chapter}“ baut auf „${prerequisite}“ auf und muss danach kommen.`,
  changed:
    'Dieser Plan wurde in einem anderen Tab oder auf einem anderen Gerät geändert, darum haben wir das nicht gespeichert. So sieht er jetzt aus.',
  undoChanged: 'Der Plan hat sich seitdem geändert. Das lässt sich nicht mehr rückgängig machen.',
}
