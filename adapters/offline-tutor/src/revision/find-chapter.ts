import type { Words } from '@app/domain'
import { bareWordsOf, type Vocabulary } from './vocabulary.ts'

/** `from`: its number before anything was changed, which is what the learner sees. */
type Described = {
  readonly from?: number
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
}

/** Which of them is meant: by number, or by the words that it is about. -1 where it might be another as well, or none is. */
export function findChapter(words: Words, chapters: readonly Described[], vocabulary: Vocabulary): number {
  const norms = words.map(({ norm }) => norm)
  const numbered = numberIn(norms, vocabulary)
  if (numbered === 'last') return chapters.length - 1
  if (numbered !== null) return chapters.findIndex(({ from }) => from === numbered + 1)
  const wanted = norms.filter((norm) => !vocabulary.around.has(norm) && !vocabulary.chapters.has(norm))
  if (wanted.length === 0) return -1
  const scores = chapters.map((chapter) => scoreOf(wanted, chapter))
  const best = Math.max(...scores, 0)
  return best > 0 && scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : -1
}

/** "Chapter 3", "the third one", "the last chapter". */
function numberIn(norms: readonly string[], vocabulary: Vocabulary): number | 'last' | null {
  const { ofNumber, lastOne, ordinals, chapters, numbers, joins } = vocabulary
  const rest = norms.filter((norm) => !ofNumber.has(norm))
  const [only = ''] = rest
  if (rest.length === 1 && lastOne.has(only)) return 'last'
  const ordinal = rest.length === 1 ? Math.max(...ordinals.map((row) => row.indexOf(only))) : -1
  if (ordinal >= 0) return ordinal
  if (rest.length === 1 && /^\d{1,2}$/.test(only)) return Number(only) - 1
  const named = norms.findIndex((norm) => chapters.has(norm))
  const number = norms[named + 1] ?? ''
  if (named < 0 || (rest.length > 1 && named > 1) || rest.some((norm) => joins.has(norm))) return null
  if (numbers.includes(number) && rest.length <= 1) return numbers.indexOf(number) - 1
  const digits = Number(number)
  return number !== '' && Number.isInteger(digits) && digits > 0 ? digits - 1 : null
}

/** 0 unless most of the words are found; a word of the title counts most. */
function scoreOf(wanted: readonly string[], { title, summary, objectives }: Described): number {
  const [inTitle, inSummary, inObjectives] = [title, summary, objectives.join(' ')].map(bareWordsOf)
  const scores = wanted.map((word) => {
    if (inTitle?.some((other) => areAlike(word, other))) return 4
    if (inSummary?.some((other) => areAlike(word, other))) return 2
    return inObjectives?.some((other) => areAlike(word, other)) ? 1 : 0
  })
  const found = scores.filter((score) => score > 0).length
  return found * 2 > wanted.length ? scores.reduce<number>((sum, score) => sum + score, 0) : 0
}

const MIN_STEM = 4

/** "Chord" and "chords", "knead" and "kneading". */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return true
  const ending = long.slice(short.length)
  return (
    long.startsWith(short) &&
    short.length >= MIN_STEM - 1 &&
    ['s', 'es', 'ing', 'ed', 'er', 'd', 'n', 'en'].includes(ending)
  )
}
