import { type Phrases, phrases } from '../../shared/phrases.ts'
import { wordsIn } from '../../shared/word-list.ts'
import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import id from './words/id.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import tr from './words/tr.json' with { type: 'json' }

type Lists = Readonly<Record<string, string>>

const LISTS: readonly Lists[] = [ar, de, en, es, fr, hi, id, it, nl, pl, pt, ru, sv, tr]

/** The phrases of that name in all languages: people mix them. */
export const levelPhrases = (name: string): Phrases => phrases(...listsNamed(name))
/** The same of single words. */
export const levelWords = (name: string): ReadonlySet<string> => new Set(listsNamed(name).flatMap(wordsIn))

/** Throws for a list that no language has. */
function listsNamed(name: string): readonly string[] {
  const lists = LISTS.flatMap((byName) => byName[name] ?? [])
  if (lists.length === 0) throw new Error(`no list "${name}"`)
  return lists
}
