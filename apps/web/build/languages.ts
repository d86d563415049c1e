import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueFile, compileCatalogue, inputTexts, moduleOf } from './catalogues.ts'

/** Each has a catalogue, and a build of its own, so that no reader loads the words of another. */
export const LANGUAGES: readonly string[] = globSync('??.json', { cwd: join(import.meta.dirname, '../src/texts') })
  .map((file) => file.slice(0, 2))
  .toSorted()

/** Of the environment. Unset: English. */
export function readLanguage(given = 'en'): string {
  if (!LANGUAGES.includes(given)) throw new Error(`WEB_LANGUAGE is ${given}, and can be one of ${LANGUAGES.join(', ')}`)
  return given
}

const TEXTS = 'virtual:texts/'

/** Makes a module of each part of the catalogue, `virtual:texts/learning/plan`, and says to the browser what language they are. */
export function inLanguage(language: string): Plugin {
  let modules: ReturnType<typeof compileCatalogue> | undefined
  return {
    name: 'in-language',
    enforce: 'pre',
    // one error for all faults, before any module is read
    buildStart() {
      modules = compileCatalogue(language)
    },
    resolveId: { filter: { id: /^virtual:texts\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts\/|\/texts\.ts$/ },
      handler(id) {
        if (!id.startsWith('\0')) return language === 'en' ? null : inputTexts(resolve(id), language)
        const name = id.slice(TEXTS.length + 1)
        modules ??= compileCatalogue(language)
        const code = modules.get(name)
        if (code === undefined) return null
        for (const one of ['en', language]) this.addWatchFile(catalogueFile(one))
        return moduleOf(code, name, language)
      },
    },
    watchChange() {
      modules = undefined
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  }
}
