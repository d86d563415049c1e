import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueFiles, compileCatalogues, moduleOf } from './catalogues.ts'

/** Each has a build of its own, so that no reader loads the words of another. English stands in the code, each other language in a catalogue. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...globSync('??.json', { cwd: join(import.meta.dirname, '../src/texts') }).map((file) => file.slice(0, 2)),
]

/** Of the environment. Unset: English. */
export function readLanguage(given = 'en'): string {
  if (!LANGUAGES.includes(given)) throw new Error(`WEB_LANGUAGE is ${given}, and can be one of ${LANGUAGES.join(', ')}`)
  return given
}

/** Takes the catalogue's texts for each `texts.ts`, and says to the browser what language they are. */
export function inLanguage(language: string): Plugin {
  let modules: ReturnType<typeof compileCatalogues> | undefined
  return {
    name: 'in-language',
    enforce: 'pre',
    // one error for all faults, before any module is read
    buildStart() {
      if (language !== 'en') modules = compileCatalogues(language)
    },
    load: {
      filter: { id: /\/texts\.ts$/ },
      handler(id) {
        if (language === 'en') return null
        modules ??= compileCatalogues(language)
        const exports = modules.get(resolve(id))
        if (exports === undefined) return null
        for (const file of catalogueFiles(language)) this.addWatchFile(file)
        return moduleOf(exports, language)
      },
    },
    watchChange() {
      modules = undefined
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  }
}
