import type { Words } from '@app/domain'
import { wordSet } from '../words/phrases.ts'

/** `from`: its number before anything was changed, which is what the learner sees. */
type Described = {
  readonly from?: number
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
}

const AROUND =
  wordSet(`the a an one ones chapter chapters lesson lessons part parts section about on with called named titled for of that is are my
  bit stuff thing things in number no to and or whole entire all any anything`)
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBERED = wordSet('chapter chapters lesson lessons number no part')

/** Which of them is meant: by number, or by the words that it is about. -1 where it might be another as well, or none is. */
export function findChapter(words: Words, chapters: readonly Described[]): number {
  const norms = words.map(({ norm }) => norm)
  const numbered = numberIn(norms)
  if (numbered === 'last') return chapters.length - 1
  if (numbered !== null) return chapters.findIndex(({ from }) => from === numbered + 1)
  const wanted = norms.filter((norm) => !AROUND.has(norm))
  if (wanted.length === 0) return -1
  const scores = chapters.map((chapter) => scoreOf(wanted, chapter))
  const best = Math.max(...scores, 0)
  return best > 0 && scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : -1
}

/** "Chapter 3", "the third one", "the last chapter". */
function numberIn(norms: readonly string[]): number | 'last' | null {
  const rest = norms.filter(
    (norm) => !['the', 'chapter', 'chapters', 'lesson', 'lessons', 'one', 'number', 'part', 'very'].includes(norm),
  )
  const [only = ''] = rest
  if (rest.length === 1 && only === 'last') return 'last'
  if (rest.length === 1 && ORDINALS.includes(only)) return ORDINALS.indexOf(only)
  if (rest.length === 1 && /^\d{1,2}$/.test(only)) return Number(only) - 1
  const named = norms.findIndex((norm) => NUMBERED.has(norm))
  const number = norms[named + 1] ?? ''
  if (named < 0 || (rest.length > 1 && named > 1) || rest.includes('and')) return null
  if (NUMBERS.includes(number) && rest.length <= 1) return NUMBERS.indexOf(number)
  const digits = Number(number)
  return number !== '' && Number.isInteger(digits) && digits > 0 ? digits - 1 : null
}

/** 0 unless most of the words are found; a word of the title counts most. */
function scoreOf(wanted: readonly string[], { title, summary, objectives }: Described): number {
  const [inTitle, inSummary, inObjectives] = [title, summary, objectives.join(' ')].map(wordsOf)
  const scores = wanted.map((word) => {
    if (inTitle?.some((other) => areAlike(word, other))) return 4
    if (inSummary?.some((other) => areAlike(word, other))) return 2
    return inObjectives?.some((other) => areAlike(word, other)) ? 1 : 0
  })
  const found = scores.filter((score) => score > 0).length
  return found * 2 > wanted.length ? scores.reduce<number>((sum, score) => sum + score, 0) : 0
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

const MIN_STEM = 4

/** "Chord" and "chords", "knead" and "kneading". */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return true
  const ending = long.slice(short.length)
  return long.startsWith(short) && short.length >= MIN_STEM - 1 && ['s', 'es', 'ing', 'ed', 'er', 'd'].includes(ending)
}
