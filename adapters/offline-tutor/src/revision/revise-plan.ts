import { type ReviseTask, tokenize, type Words } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { capitalised } from '../words/english.ts'
import { plainWords } from '../words/learner-words.ts'
import { findChapter } from './find-chapter.ts'
import { type Change, type Place, readRequest } from './read-request.ts'

/** In the shape that the prompt asks other models for. `from`: number of the chapter as it is now, 0 for a new one. */
type Revised = {
  readonly from: number
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number
}

/** The plan as its learner asks for it, or no chapters where that cannot be read. */
export function revisePlan(task: ReviseTask): { readonly chapters: readonly Revised[] } {
  const { chapters, brief, wanted } = task
  const now = chapters.map((chapter, place): Revised => {
    const { title, summary, objectives, minutes } = chapter
    return { from: place + 1, title, summary, objectives, minutes: minutes ?? USUAL_MINUTES }
  })
  const { lessons } = draftPlan(brief)
  if ('added' in wanted) {
    const added = now[wanted.added]
    return { chapters: added ? [{ ...added, ...outlined(added.title, now, lessons), title: added.title }] : [] }
  }
  const changes = readRequest(wanted.request)
  const revised = changes?.reduce<readonly Revised[] | null>(
    (list, change) => list && grant(change, list, { task, lessons }),
    now,
  )
  return { chapters: revised ?? [] }
}

const USUAL_MINUTES = 120

type Known = { readonly task: ReviseTask; readonly lessons: readonly Lesson[] }

/** Null for a change about a chapter that is not there, or might be another as well. */
function grant(change: Change, list: readonly Revised[], known: Known): readonly Revised[] | null {
  if (change.kind === 'shorter') return shorten(list, change.count, known)
  if (change.kind === 'add') return add(change, list, known)
  if (change.kind === 'drop') return drop(partsOf(change.what), list)
  const at = findChapter(change.what, list)
  const chapter = list[at]
  if (!chapter) return null
  if (change.kind === 'rename') return list.with(at, { ...chapter, title: capitalised(change.title) })
  return insert(chapter, change.place, list.toSpliced(at, 1), known)
}

function drop(named: readonly Words[], list: readonly Revised[]): readonly Revised[] | null {
  const places = named.map((words) => findChapter(words, list))
  return places.some((place) => place < 0) ? null : list.filter((_, place) => !places.includes(place))
}

const BEGINS_NAME: readonly string[] = ['the', 'chapter', 'chapters', 'lesson', 'number']

/** "Chapter 3 and the last one" are two; "chords and changes" may be one. */
function partsOf(words: Words): readonly Words[] {
  const isName = (norm = ''): boolean => BEGINS_NAME.includes(norm) || /^\d+$/.test(norm)
  const cut = words.findIndex(({ norm }, place) => norm === 'and' && place > 0 && isName(words[place + 1]?.norm))
  return cut < 0 ? [words] : [words.slice(0, cut), ...partsOf(words.slice(cut + 1))]
}

/** Null where the place is beside a chapter that is not there. */
function insert(chapter: Revised, place: Place, list: readonly Revised[], { task }: Known): readonly Revised[] | null {
  const fixed = task.chapters.filter(({ isFixed }) => isFixed).length
  if (place === 'first') return list.toSpliced(fixed, 0, chapter)
  if (place === 'last') return [...list, chapter]
  const beside = findChapter(place.of, list)
  return beside < 0 ? null : list.toSpliced(place.side === 'before' ? beside : beside + 1, 0, chapter)
}

/** A third less, unless a number was said. What a subject can do without goes first, then what nothing builds on, from the end. */
function shorten(list: readonly Revised[], count: number | null, { task, lessons }: Known): readonly Revised[] | null {
  const wanted = count ?? Math.min(Math.ceil((list.length * 2) / 3), list.length - 1)
  if (wanted >= list.length) return null
  const isExtra = ({ title }: Revised): boolean =>
    ['more', 'far', 'long'].includes(lessons.find((lesson) => lesson.title === title)?.for ?? '')
  let left = list
  while (left.length > Math.max(wanted, 1)) {
    const needed = new Set(left.flatMap(({ from }) => task.chapters[from - 1]?.prerequisites ?? []))
    const free = left.filter(({ from }) => !task.chapters[from - 1]?.isFixed)
    const ranked = free.toSorted((one, other) => rank(one) - rank(other) || other.from - one.from)
    const [dropped] = ranked
    if (!dropped) break
    left = left.filter((chapter) => chapter !== dropped)

    function rank(chapter: Revised): number {
      if (isExtra(chapter)) return 0
      // the last chapter is what the plan leads to
      if (chapter === left.at(-1)) return 2
      return needed.has(chapter.from - 1) ? 3 : 1
    }
  }
  return left
}

function add(
  { what, text, isMore, place }: Extract<Change, { kind: 'add' }>,
  list: readonly Revised[],
  known: Known,
): readonly Revised[] | null {
  const spare = unused(known.lessons, list)
  const lesson = spare[findChapter(what, spare)]
  const words = plainWords(text, MAX_NAME)
  if (!lesson && words === '') return null
  const title = isMore ? `More on ${words}` : capitalised(words)
  const chapter: Revised = { ...(lesson ? asRevised(lesson) : described(title, words)), from: 0 }
  if (place) return insert(chapter, place, list, known)
  const beside = lesson ? placeOf(lesson, list, known.lessons) : findChapter(what, list)
  return list.toSpliced(beside < 0 ? list.length : Math.max(beside + 1, fixedIn(known)), 0, chapter)
}

const fixedIn = ({ task }: Known): number => task.chapters.filter(({ isFixed }) => isFixed).length

const MAX_NAME = 60

/** What a chapter of this title teaches: one of our lessons, or the plain truth about its words. */
function outlined(title: string, list: readonly Revised[], lessons: readonly Lesson[]): Omit<Revised, 'from'> {
  const spare = unused(lessons, list)
  const lesson = lessons.find((one) => one.title === title) ?? spare[findChapter(tokenize(title), spare)]
  return lesson ? asRevised(lesson) : described(title, plainWords(title, MAX_NAME) || 'this')
}

const described = (title: string, name: string): Omit<Revised, 'from'> => ({
  title,
  summary: `What matters about ${name}, with one example to follow and one to try yourself.`,
  objectives: [`Explain ${name} to a friend`, `Follow an example of ${name}`, `Try ${name} on a case you choose`],
  minutes: USUAL_MINUTES,
})

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
