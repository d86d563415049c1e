/// <reference types="node" />
import { join } from 'node:path'
import { compileCatalogues } from '../../build/catalogues.ts'
import { pluralsOf } from '../texts/plurals.ts'

/** What a build in `language` has for the `texts` of a folder of `src`. */
export const textsIn = <Texts>(language: string, folder: string): Texts =>
  run<Texts>(
    compileCatalogues(language)
      .get(join(import.meta.dirname, '..', folder, 'texts.ts'))
      ?.get('texts'),
    language,
  )

/** The value of compiled texts. */
export const run = <Texts>(code: string | undefined, language: string): Texts =>
  new Function('plural', `return ${code}`)(pluralsOf(language))
