import type { Texts } from './texts.ts'

export const texts: Texts = {
  yourNote: 'Deine Notiz:',
  earlierNotes: 'Notizen zu früheren Abschnitten',
  completed: 'Abgeschlossen',
  notCompleted: 'Noch nicht abgeschlossen',
  place: (number, count, plan) => `Kapitel ${number} von ${count} in ${plan}.`,
  done: (done, count, progress) => `${done} von ${count} Kapiteln abgeschlossen (${progress}\u00a0%).`,
  time: (time) => `Zeit: ${time}`,
  readyBy: (day) => `Zieldatum: ${day}`,
  chapters: 'Kapitel',
  chapter: (number, title) => `Kapitel ${number}: ${title}`,
  locked: (title) => `${title} (gesperrt)`,
  missing: 'Dieses Kapitel ist freigeschaltet, aber sein Inhalt fehlt oder ist beschädigt. Bitte schreib uns.',
  coming: 'Dieses Kapitel wird noch geschrieben.',
  checkedOn: (day) => `geprüft am ${day}`,
  unchecked: 'noch nicht geprüft',
}
