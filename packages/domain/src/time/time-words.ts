import { keyOf, type Words } from './tokenize.ts'
import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import ko from './words/ko.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import tr from './words/tr.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** Phrases by list, with commas between them, perhaps with a number each: `half=0.5, a couple of=2`. */
type Lists = Readonly<Record<string, string>>

const BY_LANGUAGE = { en, de, fr, es, pt, ja, zh, ru, ar, hi, it, nl, pl, tr, ko, sv } satisfies Record<string, Lists>

type Found = { readonly value: number; readonly length: number }

/** The phrases of all languages under one name: people mix languages, and no text says which it is in. */
export type Terms = {
  /** The longest phrase that begins at a place and ends before `end`. */
  readonly at: (words: Words, index: number, end?: number) => Found | null
  /** Its number of words, or 0. */
  readonly lengthAt: (words: Words, index: number, end?: number) => number
}

type Phrase = { readonly keys: readonly string[]; readonly value: number }

export function termsOf(...phrases: readonly Phrase[]): Terms {
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases.toSorted((a, b) => b.keys.length - a.keys.length)) {
    const [first = ''] = phrase.keys
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  const at: Terms['at'] = (words, index, end = words.length) => {
    const found = byFirst
      .get(words[index]?.key ?? '')
      ?.find(({ keys }) => index + keys.length <= end && keys.every((key, step) => words[index + step]?.key === key))
    return found ? { value: found.value, length: found.keys.length } : null
  }
  return { at, lengthAt: (words, index, end) => at(words, index, end)?.length ?? 0 }
}

export const phrasesOf = (list: string): readonly Phrase[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split('='))
    .filter(([phrase]) => phrase !== '')
    .map(([phrase = '', value = '1']) => ({ keys: phrase.split(' ').map(keyOf), value: Number(value) }))

export const terms = (name: string): Terms => termsOf(...listsOf(name))

/** Throws for a list that no language has. */
function listsOf(name: string): readonly Phrase[] {
  const lists = Object.values<Lists>(BY_LANGUAGE).flatMap((byName) => byName[name] ?? [])
  if (lists.length === 0) throw new Error(`no list "${name}"`)
  return lists.flatMap(phrasesOf)
}

/** The place behind any number of phrases in a row, but not behind `end`. */
export function skip(skipped: Terms, words: Words, from: number, end = words.length): number {
  let at = from
  for (let length = 1; length > 0 && at < end; at += length) length = skipped.lengthAt(words, at, end)
  return at
}

export const keyAt = (words: Words, index: number): string => words[index]?.key ?? ''

/** All words of Chinese, Japanese and Korean signs. */
export const signPhrases = (): readonly string[] =>
  Object.values<Lists>({ ja, zh, ko })
    .flatMap((lists) => Object.values(lists))
    .flatMap(phrasesOf)
    .flatMap(({ keys }) => keys)
