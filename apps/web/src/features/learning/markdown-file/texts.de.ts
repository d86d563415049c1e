import type { Texts } from './texts.ts'

export const texts: Texts = {
  download: 'Als Markdown herunterladen',
  of: ': {title}',
  saved: 'Als {file} in deinen Downloads gespeichert.',
  failed: 'Wir konnten die Datei nicht erstellen. Bitte versuche es noch einmal.',
  chapterFile: 'Kapitel',
  planFile: 'Lernplan',
}
