import type { SafetyWords, TermLines } from './safety-words.ts'
import arabic from './words/ar.json' with { type: 'json' }
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import spanish from './words/es.json' with { type: 'json' }
import everywhere from './words/everywhere.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }
import hindi from './words/hi.json' with { type: 'json' }
import japanese from './words/ja.json' with { type: 'json' }
import portuguese from './words/pt.json' with { type: 'json' }
import russian from './words/ru.json' with { type: 'json' }
import chinese from './words/zh.json' with { type: 'json' }

/** Names that are the same in every language; each language has them too. */
export const EVERYWHERE: TermLines = everywhere

const ARABIC_PERSONS = ['ا', 'ت', 'ي', 'ن', 'با', 'ه']
/**
 * An Arabic verb that is written without what tells its person stands for all of them: `~بيع`, "I, you, she, we sell". A noun
 * that ends in `ة` stands for "his, her" as well.
 */
const arabicForms = (line: string): string =>
  line
    .split(',')
    .flatMap((term) => (term.includes('~') ? ARABIC_PERSONS.map((person) => term.replace('~', person)) : [term]))
    .flatMap((term) => (/^\s*\S{3,}ة$/.test(term) ? [term, `${term.slice(0, -1)}ت*`] : [term]))
    .join(',')
const inAllForms = (terms: TermLines): TermLines =>
  Object.fromEntries(Object.entries(terms).map(([group, lines]) => [group, lines.map(arabicForms)]))

export const LANGUAGES: readonly SafetyWords[] = [
  { language: 'en', verbFirst: true, terms: english },
  { language: 'de', verbFirst: false, terms: german },
  { language: 'fr', verbFirst: true, terms: french },
  { language: 'es', verbFirst: true, terms: spanish },
  { language: 'pt', verbFirst: true, terms: portuguese },
  { language: 'ja', verbFirst: false, terms: japanese },
  { language: 'zh', verbFirst: true, terms: chinese },
  { language: 'ru', verbFirst: false, terms: russian },
  { language: 'ar', verbFirst: false, terms: inAllForms(arabic) },
  { language: 'hi', verbFirst: false, terms: hindi },
]
