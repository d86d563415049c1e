import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Each has a build of its own, so that no reader loads the words of another. The first is the specification's. */
export const LANGUAGES = ['en', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Of the environment. Unset: English. */
export function readLanguage(given = 'en'): Language {
  const language = LANGUAGES.find((one) => one === given)
  if (language === undefined) throw new Error(`WEB_LANGUAGE is ${given}, and can be one of ${LANGUAGES.join(', ')}`)
  return language
}

const TEXTS = /\/texts\.ts$/
/** What stays English in every build, and says so: the portal of the admins. */
const ENGLISH = /\/features\/admin\//

/** Takes `texts.de.ts` for each `texts.ts`, and says so to the browser. */
export const inLanguage = (language: Language): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: TEXTS },
    async handler(source, importer) {
      if (language === 'en') return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found || ENGLISH.test(found.id)) return null
      const translated = found.id.replace(TEXTS, `/texts.${language}.ts`)
      if (!existsSync(translated)) this.error(`${translated} is missing`)
      return translated
    },
  },
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
})
