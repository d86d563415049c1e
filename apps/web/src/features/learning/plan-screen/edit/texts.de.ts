import type { Texts } from './texts.ts'

export const texts: Texts = {
  edit: 'Plan bearbeiten',
  editing: 'Du kannst deinen Plan jetzt bearbeiten.',
  lead: 'Ändere Titel, Zusammenfassungen und die Reihenfolge, füge Kapitel hinzu oder entferne, was du nicht brauchst. Wir speichern jede Änderung sofort.',
  unlockedStay: 'Freigeschaltete Kapitel bleiben, wie sie sind.',
  allUnlocked:
    'Du hast alle Kapitel freigeschaltet, darum bleiben sie, wie sie sind. Umbenennen kannst du den Plan trotzdem.',
  done: 'Fertig',
  saveFirst: 'Speichere zuerst deinen Text oder brich ab.',

  seeRevision: 'Änderungen ansehen',
  revision: {
    PENDING: 'Wir arbeiten an den Änderungen, die du wolltest.',
    COMPLETE: 'Deine Änderungen sind da. Sieh sie dir an.',
    FAILED: 'Die gewünschten Änderungen waren nicht möglich. Dein Plan ist unverändert.',
  },

  archive: 'Plan archivieren',
  unarchive: 'Zurück auf die Übersicht',
  archived: 'Archiviert',
  archivedNote: 'Dieser Plan steht nicht auf deiner Übersicht. Du findest ihn dort unter „Archivierte Pläne“.',
  saidArchived: 'Plan archiviert.',
  saidUnarchived: 'Der Plan steht wieder auf deiner Übersicht.',

  rename: 'Umbenennen',
  planTitle: 'Titel des Plans',
  saidRenamed: 'Plan umbenannt.',
  title: 'Titel',
  summary: 'Zusammenfassung',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',

  chapterControls: (title) => `Kapitel bearbeiten: ${title}`,
  drag: 'Zum Verschieben ziehen',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  isFirst: 'Das ist schon das erste Kapitel.',
  isFirstLocked: 'Die Kapitel davor sind freigeschaltet und behalten ihren Platz.',
  isLast: 'Das ist schon das letzte Kapitel.',
  reword: 'Bearbeiten',
  drop: 'Entfernen',
  unlocked: 'Freigeschaltet',
  saidMoved: (title, place, of) => `„${title}“ ist jetzt Kapitel ${place} von ${of}.`,
  saidReworded: (title) => `„${title}“ gespeichert.`,
  saidDropped: (title) => `„${title}“ entfernt.`,

  add: 'Kapitel hinzufügen',
  addTitle: 'Titel des neuen Kapitels',
  addHint: 'Wir planen, was es vermittelt. Du kannst es danach ändern.',
  place: 'Wo',
  atTheEnd: 'Am Ende',
  after: (number, title) => `Nach ${number} ${title}`,
  addIt: 'Hinzufügen',
  saidAdded: (title) => `„${title}“ hinzugefügt.`,

  undo: 'Rückgängig',
  saidUndone: 'Rückgängig gemacht. Dein Plan ist wieder wie vorher.',
  undoable: 'Du kannst das 10 Sekunden lang rückgängig machen.',

  failed: 'Wir konnten diese Änderung nicht speichern. Bitte versuch es noch einmal.',
  undoFailed: 'Das ließ sich nicht rückgängig machen. Bitte versuch es noch einmal.',
  buildsOnLater: (chapter, prerequisite) => `„${chapter}“ baut auf „${prerequisite}“ auf und muss danach kommen.`,
  changed:
    'Dieser Plan wurde in einem anderen Tab oder auf einem anderen Gerät geändert, darum haben wir das nicht gespeichert. So sieht er jetzt aus.',
  changedWhileTyping:
    'Dieser Plan wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Dein Text ist noch da. Speichere ihn noch einmal, um ihn zu übernehmen.',
  undoChanged: 'Der Plan hat sich seitdem geändert. Das lässt sich nicht mehr rückgängig machen.',
  changedBelow: 'Dieser Text wurde woanders geändert, während du getippt hast. Speichern ersetzt ihn:',
  gone: 'Dieses Kapitel ist nicht mehr in deinem Plan. Kopiere, was du brauchst, bevor du schließt.',
  unlockedMeanwhile:
    'Dieses Kapitel ist inzwischen freigeschaltet, sein Text bleibt also. Kopiere, was du brauchst, bevor du schließt.',
}
