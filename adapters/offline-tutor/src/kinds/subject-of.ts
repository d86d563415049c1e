import { capitalised } from '../words/english.ts'
import { plainWords } from '../words/learner-words.ts'
import { KINDS } from './all-kinds.ts'
import { anything } from './anything.ts'
import { instrument } from './instrument.ts'
import type { Kind, Subject } from './kind.ts'
import { phraseFor, UNNAMED } from './phrase.ts'

export type Known = { readonly kind: Kind; readonly subject: Subject; readonly from: number; readonly to: number }

type Entry = { readonly kind: Kind; readonly name: string; readonly pattern: RegExp; readonly rank: number }

/** Below any subject's own words. */
const GENERAL = 0

const ENTRIES: readonly Entry[] = KINDS.flatMap((kind) => [
  ...entries(kind, kind.subjects, kind.strength ?? 1),
  ...entries(kind, kind.general, GENERAL),
])

function entries(kind: Kind, names: Readonly<Record<string, string>>, rank: number): readonly Entry[] {
  return Object.entries(names).map(([name, words]) => ({
    kind,
    name,
    rank,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
  }))
}

/** Behind these words stands what the subject is for, which may be another: "Spanish for my exam". */
const PURPOSE = / (?:for|because|so that|in order to|to) /iu

/** The subject that a text is about; what it is for counts only where nothing else is known. */
export function knownSubject(text: string): Known | null {
  const end = PURPOSE.exec(text)?.index
  return (end === undefined ? null : bestMatch(text.slice(0, end))) ?? bestMatch(text)
}

/** The subject whose words say most: by rank, then the first in the text, then the longest. */
function bestMatch(text: string): Known | null {
  const matches = ENTRIES.flatMap(({ pattern, ...entry }) => {
    const match = pattern.exec(text)
    return match ? [{ ...entry, from: match.index, to: match.index + match[0].length, part: match[1] ?? '' }] : []
  })
  const [best] = matches.sort((a, b) => b.rank - a.rank || a.from - b.from || b.to - b.from - (a.to - a.from))
  if (!best) return null
  const { kind, name, part, from, to } = best
  return { kind, subject: subjectNamed(withPart(name, plainWords(part, 30))), from, to }
}

/** Every goal has a kind and a subject; those of which nothing is known are taken at their word. */
export function subjectOf(goal: string): { readonly kind: Kind; readonly subject: Subject } {
  const known = knownSubject(goal)
  if (known) return known
  const played = /^play(?:ing)? (the \p{L}[\p{L}-]+(?: \p{L}+)?)$/iu.exec(plainWords(goal, 60))?.[1]
  if (played) return { kind: instrument, subject: subjectNamed(played.toLowerCase()) }
  return { kind: anything, subject: subjectNamed(phraseFor(goal)) }
}

const COMMON = /^(?:ancient|medieval|modern|world|military|local|women.s|economic|cultural|maritime|oriental)$/i

/** At the beginning of a name stand peoples and persons: "roman history" is Roman history. */
const withPart = (name: string, part: string): string =>
  name.replace('$1', name.startsWith('$1') && !COMMON.test(part) ? part.replace(/(?<!\p{L})\p{L}/gu, upper) : part)

const upper = (letter: string): string => letter.toUpperCase()

export function subjectNamed(name: string): Subject {
  const bare = name.replace(/^(?:the|an?|your) /i, '')
  return { name, Name: capitalised(name), bare, Bare: capitalised(bare) }
}

/** For a goal whose words we cannot use. */
export const UNNAMED_SUBJECT: Subject = subjectNamed(UNNAMED)
