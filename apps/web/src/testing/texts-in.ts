/// <reference types="node" />
import { compileCatalogue } from '../../build/catalogues.ts'
import { pluralsOf } from '../texts/plurals.ts'

/** What a build in `language` has for the `texts` of a module, by its name. */
export const textsIn = <Texts>(language: string, name: string): Texts =>
  run<Texts>(compileCatalogue(language).get(name), language)

/** The value of compiled texts. */
export const run = <Texts>(code: string | undefined, language: string): Texts =>
  new Function('plural', `return ${code}`)(pluralsOf(language))
