import { plainWords } from '../words/learner-words.ts'
import { KINDS } from './all-kinds.ts'
import { type Kind, type Subject, subjectNamed } from './kind.ts'

export type Known = { readonly kind: Kind; readonly subject: Subject; readonly from: number; readonly to: number }

type Entry = { readonly kind: Kind; readonly name: string; readonly pattern: RegExp; readonly rank: number }

const LONGEST_PART = 40

/** Below any subject's own words. */
const GENERAL = 0

/**
 * Nearly all letters. Unicode's own classes are exact, and compiling them into hundreds of expressions takes the first
 * answer half a second.
 */
const LETTER = 'a-z\\u00C0-\\u1FFF\\u2C00-\\uD7FF'
const BEGIN = `(?<![${LETTER}0-9])`
const END = `(?![${LETTER}0-9])`

const entries = (kind: Kind, names: Readonly<Record<string, string>>, rank: number): readonly Entry[] =>
  Object.entries(names).map(([name, words]) => {
    const source = words.replaceAll('\\p{L}', `[${LETTER}]`)
    return { kind, name, rank, pattern: new RegExp(`${BEGIN}(?:${source})${END}`, 'd') }
  })

const ENTRIES: readonly Entry[] = KINDS.flatMap((kind) => [
  ...entries(kind, kind.subjects, kind.strength ?? 1),
  ...entries(kind, kind.general, GENERAL),
])

/** Behind these words stands what the subject is for, which may be another: "Spanish for my exam". */
const PURPOSE = / (?:for|because|so that|in order to|to) /i

/** The subject that a text is about; what it is for counts only where nothing else is known. */
export function knownSubject(text: string): Known | null {
  const end = PURPOSE.exec(text)?.index
  return (end === undefined ? null : bestMatch(text.slice(0, end))) ?? bestMatch(text)
}

/** The subject whose words say most: by rank, then the first in the text, then the longest. */
function bestMatch(text: string): Known | null {
  const lower = text.replace(/\p{Lu}/gu, lowerCase)
  const matches = ENTRIES.flatMap(({ pattern, ...entry }) => {
    const match = pattern.exec(lower)
    if (!match) return []
    const [from, to] = match.indices?.[1] ?? [0, 0]
    return [{ ...entry, from: match.index, to: match.index + match[0].length, part: text.slice(from, to) }]
  })
  const [best] = matches.sort((a, b) => b.rank - a.rank || a.from - b.from || b.to - b.from - (a.to - a.from))
  if (!best) return null
  const { kind, name, part, from, to } = best
  return { kind, subject: subjectNamed(withPart(name, plainWords(part, LONGEST_PART))), from, to }
}

/** A few letters become two in lower case; they stay, so that places in one text are places in the other. */
const lowerCase = (letter: string): string => {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

const COMMON = /^(?:ancient|medieval|modern|world|military|local|women.s|economic|cultural|maritime|oriental)$/i

/** At the beginning of a name stand peoples and persons: "roman history" is Roman history. */
const withPart = (name: string, part: string): string => {
  const proper = name.startsWith('$1') && !COMMON.test(part)
  return name.replace('$1', () => (proper ? part.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : part))
}
