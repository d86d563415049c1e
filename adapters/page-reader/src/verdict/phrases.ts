import arabic from './words/ar.json' with { type: 'json' }
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import spanish from './words/es.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }
import hindi from './words/hi.json' with { type: 'json' }
import italian from './words/it.json' with { type: 'json' }
import japanese from './words/ja.json' with { type: 'json' }
import korean from './words/ko.json' with { type: 'json' }
import dutch from './words/nl.json' with { type: 'json' }
import polish from './words/pl.json' with { type: 'json' }
import portuguese from './words/pt.json' with { type: 'json' }
import russian from './words/ru.json' with { type: 'json' }
import swedish from './words/sv.json' with { type: 'json' }
import turkish from './words/tr.json' with { type: 'json' }
import chinese from './words/zh.json' with { type: 'json' }

const LANGUAGES = [
  ...[arabic, german, english, spanish, french, hindi, italian, japanese],
  ...[korean, dutch, polish, portuguese, russian, swedish, turkish, chinese],
]
type Kind = keyof typeof english

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Letters and digits, in lower case, words divided by one space: what two texts that say the same have in common. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Turkish has four of these, which lower case without its language mixes up: I is ı, and İ becomes i with a dot above
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const phrases = (kind: Kind): ReadonlySet<string> => new Set(LANGUAGES.flatMap((words) => words[kind]).map(plainWords))

/** The page says that it is not there: 'page not found'. */
export const NOT_FOUND = phrases('notFound')
/** So does this, unless it is what the page is about: '404', 'not found'. */
export const PERHAPS_NOT_FOUND = phrases('perhapsNotFound')
export const PARKED = phrases('parked')
export const CONSENT = phrases('consent')

/** Whether one of the phrases is in a text that `plainWords` made: as whole words, where a script has spaces between them. */
export function hasPhrase(found: ReadonlySet<string>, text: string): boolean {
  const padded = ` ${text} `
  for (const phrase of found)
    if (UNSPACED.test(phrase) ? text.includes(phrase) : padded.includes(` ${phrase} `)) return true
  return false
}
