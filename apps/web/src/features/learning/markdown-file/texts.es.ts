import type { Texts } from './texts.ts'

export const texts: Texts = {
  download: 'Descargar en Markdown',
  of: ': {title}',
  saved: 'Guardado como {file} en tus descargas.',
  failed: 'No pudimos crear el archivo. Inténtalo de nuevo.',
  chapterFile: 'Capítulo',
  planFile: 'Plan de aprendizaje',
}
