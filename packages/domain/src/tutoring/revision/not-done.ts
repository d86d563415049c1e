import { MAX_CHAPTERS } from '../../plans/plan-room.ts'
import { contentWords, makeVocabulary, plain, wordsOf } from '../../shared/index.ts'
import { checkLines } from '../gates/check-text.ts'
import type { Markdown } from '../markdown.ts'
import { modelLine } from '../model-text.ts'
import type { RevisableChapter, ReviseTask } from '../task.ts'
import { shownChapter } from './revise-prompt.ts'

/** What of a revision could not be done. Code has mended it; of some the model may still do better. */
export type RevisionProblem =
  | { readonly kind: 'nothing-said' | 'too-few' }
  /** `chapters`: those that found no room. */
  | { readonly kind: 'too-many'; readonly chapters: readonly string[] }
  | { readonly kind: 'prerequisite-later'; readonly chapter: string; readonly prerequisite: string }
  /** `chapter` was to come before an unlocked one, to be changed although it is unlocked, or to be added a second time. */
  | { readonly kind: 'unlocked-first'; readonly chapter: string; readonly unlocked: string }
  | { readonly kind: 'unlocked' | 'already-there'; readonly chapter: string }
  | { readonly kind: 'no-such-chapter'; readonly number: number; readonly count: number }

const MAX_LINES = 5
const MAX_LINE_LENGTH = 200
const ALL_DONE =
  /^(?:none|n\/a)?$|^(?:all|everything|nothing|no changes?)\b.{0,30}\b(?:done|left out|made|possible|missing)\b/iu

/** What the model says that it left out, one thing a line. A line that no learner should read is none. */
export const readNotDone = (said: readonly string[], task: ReviseTask, markdown: Markdown): readonly string[] =>
  said
    // each is read as Markdown, and judged
    .slice(0, 3 * MAX_LINES)
    .map((line) => modelLine(line, MAX_LINE_LENGTH, markdown).replace(/^(?:[-*•]|\d{1,2}[.)])\s/u, ''))
    .filter((line) => !ALL_DONE.test(line) && isFit(line, task))
    .slice(0, MAX_LINES)

/** "I can't …" is what such a line is for. */
const isFit = (line: string, task: ReviseTask): boolean =>
  checkLines([line], task).every(({ code }) => code === 'refusal')

/** Whether a request is likely to be about a chapter: a word of its title stands in it, or its number. */
export function isAbout(request: string, title: string, number?: number): boolean {
  if (number !== undefined && wordsOf(request).tokens.includes(String(number))) return true
  const words = contentWords(title)
  return words.length === 0 || words.some(makeVocabulary(request).has)
}

/** A chapter as the model lists it, and which one of the plan it is. */
type Listed = { readonly one: { readonly title: string; readonly summary: string }; readonly from: number | null }

/** What of a model's list code has left out without a word, as far as the request is about it: models list much that is not asked for. */
export function ignored(
  { chapters }: ReviseTask,
  request: string,
  listed: readonly Listed[],
  wanted: readonly { readonly title: string }[],
): readonly RevisionProblem[] {
  const fixedIn = ({ from }: Listed) => (from !== null && chapters[from]?.isFixed ? chapters[from] : undefined)
  const titles = new Set(wanted.map(({ title }) => title))
  const places = new Set(listed.map(({ from }) => from))
  const isFixedListed = listed.some(fixedIn)
  const ofListed = listed.flatMap((item, index): readonly RevisionProblem[] => {
    const { one, from } = item
    const now = from === null ? undefined : chapters[from]
    const chapter = now?.title ?? one.title
    if (chapter === '' || !isAbout(request, chapter, from === null ? undefined : from + 1)) return []
    if (now?.isFixed) return isReworded(one, now) ? [{ kind: 'unlocked', chapter }] : []
    if (!now && !titles.has(chapter)) return [{ kind: 'already-there', chapter }]
    const [unlocked] = listed.slice(index + 1).flatMap((later) => fixedIn(later) ?? [])
    return unlocked ? [{ kind: 'unlocked-first', chapter, unlocked: unlocked.title }] : []
  })
  const dropped = chapters.filter(
    ({ isFixed, title }, place) => isFixed && isFixedListed && !places.has(place) && isAbout(request, title, place + 1),
  )
  return [...ofListed, ...dropped.map(({ title }) => ({ kind: 'unlocked', chapter: title }) as const)]
}

const isReworded = (said: Listed['one'], now: RevisableChapter): boolean =>
  (said.title !== '' && plain(said.title) !== plain(now.title)) ||
  (said.summary !== '' && ![now.summary, shownChapter(now).summary].some((text) => plain(text) === plain(said.summary)))

const NUMBERED =
  /(?:chapters?|lessons?|parts?|kapitel|lektion|cap[íi]tulos?|lecci[óo]n|li[çc][ãa]o|chapitres?|le[çc]on|capitol[oi]|lezione|hoofdstuk|глав[ауы]|第)\s{0,3}(\d{1,3})(?!\d)/giu

/** Chapters that a request names by a number that neither the plan as it is nor the new one has. */
export const missingNumbers = (request: string, count: number, after = count): readonly RevisionProblem[] =>
  [...request.matchAll(NUMBERED)]
    .map(([, digits]) => Number(digits))
    .filter((number) => number < 1 || number > Math.max(count, after))
    .map((number) => ({ kind: 'no-such-chapter', number, count }))

/**
 * What a learner reads of a revision: what of their request is not in it, and why. One reason for a chapter: code's reasons come first, and stand for
 * what the model says of it.
 */
export function describeNotDone(problems: readonly RevisionProblem[], said: readonly string[]): readonly string[] {
  const nameOf = (problem: RevisionProblem) => namesIn(problem).join()
  const first = problems.filter(
    (one, place) => problems.findIndex((other) => nameOf(other) === nameOf(one)) === place || nameOf(one) === '',
  )
  const known = first.map(describeProblem).filter((line) => line !== null)
  const names = problems.flatMap(namesIn).map(plain)
  const own = said.filter((line) => !names.some((name) => plain(line).includes(name)))
  return [...new Set([...known, ...own])].slice(0, MAX_LINES)
}

export const namesIn = (problem: RevisionProblem): readonly string[] => {
  if (problem.kind === 'no-such-chapter') return [String(problem.number)]
  if (problem.kind === 'too-many') return problem.chapters
  return 'chapter' in problem ? [problem.chapter] : []
}

/** Titles may hold quotes of their own. */
const quoted = (title: string): string => `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`

function describeProblem(problem: RevisionProblem): string | null {
  switch (problem.kind) {
    case 'prerequisite-later':
      return `${quoted(problem.chapter)} builds on ${quoted(problem.prerequisite)}, so it has to come later.`
    case 'unlocked-first':
      return `${quoted(problem.chapter)} can’t come before ${quoted(problem.unlocked)}, which is already unlocked.`
    case 'unlocked':
      return `${quoted(problem.chapter)} is already unlocked, so it stays as it is.`
    case 'already-there':
      return `The plan already has a chapter like ${quoted(problem.chapter)}.`
    case 'no-such-chapter':
      return `There’s no chapter ${problem.number}: the plan has ${problem.count} chapters.`
    case 'too-many':
      return `A plan has at most ${MAX_CHAPTERS} chapters, so there’s no room for ${problem.chapters.map(quoted).join(', ')}.`
    default:
      return null
  }
}
