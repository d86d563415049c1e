import type { ReviseTask, Words } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { capitalised } from '../words/english.ts'
import { plainWords } from '../words/learner-words.ts'
import { findChapter } from './find-chapter.ts'
import type { Place } from './read-place.ts'
import { type Change, type ReadClause, readRequest } from './read-request.ts'
import { shorten } from './shorten.ts'
import { bareTokens, ENGLISH, VOCABULARIES, type Vocabulary } from './vocabulary.ts'

/** In the shape that the prompt asks other models for. `from`: number of the chapter as it is now, 0 for a new one. */
type Revised = {
  readonly from: number
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number
}

/** What it makes of a request: an empty list where nothing of it could be done. `not_done`: what could not, a sentence a line. */
type Answer = { readonly chapters: readonly Revised[]; readonly not_done: string }

/** The plan as its learner asks for it, as far as that can be read and done. */
export function revisePlan(task: ReviseTask): Answer {
  const { chapters, brief, wanted } = task
  const now = chapters.map((chapter, place): Revised => {
    const { title, summary, objectives, minutes } = chapter
    return { from: place + 1, title, summary, objectives, minutes: minutes ?? USUAL_MINUTES }
  })
  const { lessons } = draftPlan(brief)
  if ('added' in wanted) {
    const added = now[wanted.added]
    const outline = added ? [{ ...added, ...outlined(added.title, now, lessons), title: added.title }] : []
    return { chapters: outline, not_done: '' }
  }
  // in the language that leaves least undone
  const [best] = VOCABULARIES.map((vocabulary) =>
    grantAll(readRequest(wanted.request, vocabulary), now, { task, lessons, vocabulary }),
  ).toSorted(
    (one, other) => one.notDone.length - other.notDone.length || other.done - one.done || one.unread - other.unread,
  )
  return { chapters: best?.list === now ? [] : (best?.list ?? []), not_done: best?.notDone.join('\n') ?? '' }
}

function grantAll(clauses: readonly ReadClause[], now: readonly Revised[], known: Known) {
  let list = now
  const notDone: string[] = []
  for (const { text, change } of clauses) {
    const granted = change ? grant(change, list, known) : notRead(text)
    if (typeof granted === 'string') notDone.push(granted)
    else list = granted
  }
  const unread = clauses.filter(({ change }) => change === null).length
  return { list, notDone, done: clauses.length - notDone.length, unread }
}

const USUAL_MINUTES = 120

type Known = {
  readonly task: ReviseTask
  readonly lessons: readonly Lesson[]
  readonly vocabulary: Vocabulary
}

/** The list with a change made, or why that cannot be. */
type Granted = readonly Revised[] | string

const shownWords = (text: string): string => plainWords(text, MAX_NAME) || '…'
const notRead = (text: string): string =>
  `I didn’t understand “${shownWords(text)}”. Try “Drop chapter 3”, “Put chapter 4 first” or “Add a chapter about …”.`
const notFound = (words: Words): string =>
  `I couldn’t find a chapter for “${shownWords(words.map(({ norm }) => norm).join(' '))}”.`
const unlocked = ({ title }: Revised): string => `“${title}” is already unlocked, so it stays as it is.`
const isFixed = ({ from }: Revised, { task }: Known): boolean => task.chapters[from - 1]?.isFixed === true

function grant(change: Change, list: readonly Revised[], known: Known): Granted {
  if (change.kind === 'shorter') return shorten(list, change.count, known)
  if (change.kind === 'practice') return [...list, PRACTICE]
  if (change.kind === 'add') return add(change, list, known)
  if (change.kind === 'drop') return drop(change.what, list, known)
  if (change.kind === 'swap') return swap(change.what, list, known)
  const at = findChapter(change.what, list, known.vocabulary)
  const chapter = list[at]
  if (!chapter) return notFound(change.what)
  if (isFixed(chapter, known)) return unlocked(chapter)
  if (change.kind === 'rename') return list.with(at, { ...chapter, title: capitalised(change.title) })
  return insert(chapter, change.place, list.toSpliced(at, 1), known)
}

function drop(what: Words, list: readonly Revised[], known: Known): Granted {
  const named = partsOf(what, known.vocabulary)
  const places = named.map((words) => findChapter(words, list, known.vocabulary))
  const unknown = named[places.indexOf(-1)]
  if (unknown) return notFound(unknown)
  const fixed = places.flatMap((place) => list[place] ?? []).find((chapter) => isFixed(chapter, known))
  return fixed ? unlocked(fixed) : list.filter((_, place) => !places.includes(place))
}

/** "Chapter 3 and the last one" are two; "chords and changes" may be one. */
function partsOf(words: Words, vocabulary: Vocabulary): readonly Words[] {
  const { joins, ofNumber } = vocabulary
  const isName = (norm = ''): boolean => ofNumber.has(norm) || /^\d+$/.test(norm)
  const cut = words.findIndex(
    ({ norm, ends }, place) => place > 0 && (joins.has(norm) || ends === ',') && isName(words[place + 1]?.norm),
  )
  if (cut < 0) return [words]
  const isJoin = joins.has(words[cut]?.norm ?? '')
  return [words.slice(0, isJoin ? cut : cut + 1), ...partsOf(words.slice(cut + 1), vocabulary)]
}

/** "Strumming and the chords": the first word between them that leaves a chapter on each side. */
function swap(what: Words, list: readonly Revised[], known: Known): Granted {
  const cuts = what.flatMap(({ norm }, place) => (known.vocabulary.swapJoins.has(norm) ? [place] : []))
  const pairs = cuts.map((cut) =>
    [what.slice(0, cut), what.slice(cut + 1)].map((words) => findChapter(words, list, known.vocabulary)),
  )
  const [one = -1, other = -1] = pairs.find((places) => places.every((place) => place >= 0)) ?? []
  const [first, second] = [list[one], list[other]]
  if (!first || !second) {
    const cut = cuts[0] ?? what.length
    return notFound((pairs[0]?.[0] ?? -1) < 0 ? what.slice(0, cut) : what.slice(cut + 1))
  }
  const fixed = [first, second].find((chapter) => isFixed(chapter, known))
  return fixed ? unlocked(fixed) : list.with(one, second).with(other, first)
}

/** In front of what is unlocked, too: the domain says why it cannot stay there. */
function insert(chapter: Revised, place: Place, list: readonly Revised[], known: Known): Granted {
  if (place === 'first') return [chapter, ...list]
  if (place === 'last') return [...list, chapter]
  const beside = findChapter(place.of, list, known.vocabulary)
  if (beside < 0) return notFound(place.of)
  return list.toSpliced(place.side === 'before' ? beside : beside + 1, 0, chapter)
}

function add(
  { what, text, isMore, place }: Extract<Change, { kind: 'add' }>,
  list: readonly Revised[],
  known: Known,
): Granted {
  const spare = unused(known.lessons, list)
  const lesson = spare[findChapter(what, spare, known.vocabulary)]
  const words = plainWords(text, MAX_NAME)
  if (!lesson && words === '') return notRead(text)
  const title = isMore ? `More on ${words}` : capitalised(words)
  const chapter: Revised = { ...(lesson ? asRevised(lesson) : described(title, words)), from: 0 }
  if (place) return insert(chapter, place, list, known)
  const beside = lesson ? placeOf(lesson, list, known.lessons) : findChapter(what, list, known.vocabulary)
  return list.toSpliced(beside < 0 ? list.length : Math.max(beside + 1, fixedIn(known)), 0, chapter)
}

const fixedIn = ({ task }: Known): number => task.chapters.filter(({ isFixed }) => isFixed).length

const MAX_NAME = 60

/** What a chapter of this title teaches: one of our lessons, or the plain truth about its words. */
function outlined(title: string, list: readonly Revised[], lessons: readonly Lesson[]): Omit<Revised, 'from'> {
  const spare = unused(lessons, list)
  const lesson = lessons.find((one) => one.title === title) ?? spare[findChapter(bareTokens(title), spare, ENGLISH)]
  return lesson ? asRevised(lesson) : described(title, nameOf(title))
}

/** A title within a sentence: "reading a map", and of any other that it is one. */
function nameOf(title: string): string {
  const name = plainWords(title, MAX_NAME) || 'this'
  return /^\p{Lu}\p{Ll}+ing\b/u.test(name) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : `“${name}”`
}

const described = (title: string, name: string): Omit<Revised, 'from'> => ({
  title,
  summary: `What matters about ${name}, with one example to follow and one to try yourself.`,
  objectives: [`Explain ${name} to a friend`, `Follow an example of ${name}`, `Try ${name} on a case you choose`],
  minutes: USUAL_MINUTES,
})

const PRACTICE: Revised = {
  from: 0,
  title: 'More practice',
  summary: 'You go back to what was hardest so far, with exercises that you choose, until it feels easy.',
  objectives: ['Name the step that is hardest for you', 'Repeat an exercise until it feels easy'],
  minutes: USUAL_MINUTES,
}

const asRevised = ({ title, summary, objectives, minutes }: Lesson): Omit<Revised, 'from'> => ({
  title,
  summary,
  objectives,
  minutes,
})

const unused = (lessons: readonly Lesson[], list: readonly Revised[]): readonly Lesson[] =>
  lessons.filter(({ title }) => list.every((chapter) => chapter.title !== title))

/** Behind the last of the lessons that come before it in the subject. */
function placeOf(lesson: Lesson, list: readonly Revised[], lessons: readonly Lesson[]): number {
  const earlier = lessons.slice(0, lessons.indexOf(lesson)).map(({ title }) => title)
  return list.findLastIndex(({ title }) => earlier.includes(title))
}
