import type { Texts } from './texts.ts'

export const texts: Texts = {
  editing: 'Du kannst deinen Plan jetzt bearbeiten.',
  lead: 'Ändere Titel, Zusammenfassungen und die Reihenfolge, füge Kapitel hinzu oder entferne, was du nicht brauchst. Wir speichern jede Änderung sofort.',
  unlockedStay: 'Freigeschaltete Kapitel bleiben, wie sie sind.',
  allUnlocked:
    'Du hast alle Kapitel freigeschaltet, darum bleiben sie, wie sie sind. Umbenennen kannst du den Plan trotzdem.',
  done: 'Fertig',
  saveFirst: 'Speichere zuerst deinen Text oder brich ab.',

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

  changedWhileTyping:
    'Dieser Plan wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Dein Text ist noch da. Speichere ihn noch einmal, um ihn zu übernehmen.',
  changedBelow: 'Dieser Text wurde woanders geändert, während du getippt hast. Speichern ersetzt ihn:',
  gone: 'Dieses Kapitel ist nicht mehr in deinem Plan. Kopiere, was du brauchst, bevor du schließt.',
  unlockedMeanwhile:
    'Dieses Kapitel ist inzwischen freigeschaltet, sein Text bleibt also. Kopiere, was du brauchst, bevor du schließt.',
}
