import { fitMinutes } from '../../plans/outline-minutes.ts'
import { orderByPrerequisites } from '../../plans/outline-order.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS, USUAL_ROOM } from '../../plans/plan-room.ts'
import { distinctBy, ok, plain, type Result } from '../../shared/index.ts'
import { asFields, asInteger, asList, asText, type Fields, readAnswer } from '../answer-schema.ts'
import type { BadAnswer } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { type ChapterOutline, MAX_OBJECTIVES, readChapterText, readObjectives } from '../plan-draft.ts'
import type { RevisableChapter, ReviseTask } from '../task.ts'
import { ignored, missingNumbers, type RevisionProblem, readNotDone } from './not-done.ts'
import { shownChapter } from './revise-prompt.ts'

/** A chapter of the revised plan. `from`: its place in the plan as it is now, from 0; null for a new one. */
export type RevisedDraft = Omit<ChapterOutline, 'minutes'> & {
  readonly minutes: number | null
  readonly from: number | null
  /** Whether anything of its words is the model's. */
  readonly isNew: boolean
}

export type RevisionDraft = {
  /** The whole plan, in order; as it was where nothing could be made of the answer. */
  readonly chapters: readonly RevisedDraft[]
  readonly problems: readonly RevisionProblem[]
  /** What the model says that it left out. */
  readonly notDone: readonly string[]
}

const CHAPTER = { from: asInteger, title: asText, summary: asText, objectives: asList(asText), minutes: asInteger }
/** Some models say a chapter by its number or its title alone. */
const REVISED = {
  chapters: asList(asFields(CHAPTER, (said) => (typeof said === 'number' ? { from: said } : { title: said }))),
  not_done: asList(asText),
}

/**
 * Reads a revised plan. What is fixed stays in its place and its words whatever was said; a chapter is known by its number or its
 * title; new chapters and objectives that say what others say are left out; each chapter stands behind those that it builds on.
 */
export function readRevision(answer: string, task: ReviseTask, markdown: Markdown): Result<RevisionDraft, BadAnswer> {
  const read = readAnswer(answer, REVISED)
  if (!read.ok) return read
  const said = read.value.chapters.slice(0, 2 * MAX_CHAPTERS).map((chapter) => readSaid(chapter, markdown))
  const notDone = readNotDone(read.value.not_done, task, markdown)
  const request = 'request' in task.wanted ? task.wanted.request : ''
  const unchanged = (kind: 'nothing-said' | 'too-few') => {
    const problems = [{ kind }, ...missingNumbers(request, task.chapters.length)]
    return ok({ chapters: task.chapters.map((chapter, place) => kept(chapter, place)), problems, notDone })
  }
  const wanted = 'added' in task.wanted ? fillIn(task, task.wanted.added, said) : revise(task, said)
  if (!wanted) return unchanged('nothing-said')
  const { chapters: full, left } = withinRoom(wanted, task)
  if (full.length < MIN_CHAPTERS) return unchanged('too-few')
  const chapters = fitTime(withDistinctObjectives(full), task)
  const ordered = inOrder(chapters)
  const problems: readonly RevisionProblem[] = [
    ...(left.length > 0 ? [{ kind: 'too-many', chapters: left.map(({ title }) => title) } as const] : []),
    ...ordered.problems,
    ...(request === '' ? [] : ignored(task, request, named(task, said), wanted)),
    ...missingNumbers(request, task.chapters.length, wanted.length),
  ]
  return ok({ chapters: ordered.chapters, problems, notDone })
}

type Said = {
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number | null
}

/** In the old plan's own terms: `needs` are places in it. */
type Wanted = Omit<RevisedDraft, 'prerequisites'> & { readonly needs: readonly number[] }

const readSaid = (said: Fields<typeof CHAPTER>, markdown: Markdown): Said => ({
  number: said.from ?? 0,
  title: readChapterText('title', said.title, markdown),
  summary: readChapterText('summary', said.summary, markdown),
  objectives: readObjectives(said.objectives, markdown),
  minutes: said.minutes,
})

const kept = ({ prerequisites, isFixed: _isFixed, ...words }: RevisableChapter, from: number): RevisedDraft => ({
  ...words,
  prerequisites,
  from,
  isNew: false,
})

const wantedAsIs = (chapter: RevisableChapter, from: number): Wanted => {
  const { prerequisites: needs, ...words } = kept(chapter, from)
  return { ...words, needs }
}

/** The added chapter with what was said of it; all others as they are. Null when nothing was. */
function fillIn({ chapters }: ReviseTask, added: number, [said]: readonly Said[]): readonly Wanted[] | null {
  if (!said || said.summary === '') return null
  const { summary, objectives, minutes } = said
  return chapters.map((chapter, place) => {
    const asIs = wantedAsIs(chapter, place)
    return place === added ? { ...asIs, summary, objectives, minutes, isNew: true } : asIs
  })
}

const named = ({ chapters }: ReviseTask, said: readonly Said[]) =>
  said.map((one) => ({ one, from: placeOf(one, chapters, said) }))

function revise(task: ReviseTask, said: readonly Said[]): readonly Wanted[] | null {
  const { chapters } = task
  const taken = new Set<number>()
  const wanted = named(task, said).flatMap(({ one, from }): readonly Wanted[] => {
    const chapter = from === null ? undefined : chapters[from]
    if (from !== null && chapter) {
      if (taken.has(from) || chapter.isFixed) return []
      taken.add(from)
      return [reworded(chapter, from, one)]
    }
    const { title, summary, objectives, minutes } = one
    return title === '' ? [] : [{ title, summary, objectives, minutes, needs: [], from: null, isNew: true }]
  })
  if (said.length === 0 || (wanted.length === 0 && !chapters.some(({ isFixed }) => isFixed))) return null
  const fixed = chapters.flatMap((chapter, place) => (chapter.isFixed ? [wantedAsIs(chapter, place)] : []))
  const old = [...fixed, ...wanted.filter(({ from }) => from !== null)]
  const fresh = wanted.filter(({ from }) => from === null)
  const distinct = new Set(distinctBy([...old, ...fresh], ({ title }) => title))
  return [...fixed, ...wanted.filter((one) => one.from !== null || distinct.has(one))]
}

/** Which chapter is meant. Its title counts for more than its number: small models number anew what they leave out. */
function placeOf({ number, title }: Said, chapters: readonly RevisableChapter[], all: readonly Said[]): number | null {
  const byTitle = title === '' ? -1 : chapters.findIndex((chapter) => areSame(chapter.title, title))
  if (byTitle >= 0) return byTitle
  const chapter = chapters[number - 1]
  // another one goes by the title of that number: this one cannot be it
  const isTaken = chapter && all.some((other) => areSame(other.title, chapter.title))
  return chapter && !isTaken ? number - 1 : null
}

const areSame = (one: string, other: string): boolean => plain(one) === plain(other)

/** What is left empty, or repeated as it was shown, stays to the letter. */
function reworded(chapter: RevisableChapter, from: number, said: Said): Wanted {
  const shown = shownChapter(chapter)
  const title = said.title === '' || areSame(said.title, chapter.title) ? chapter.title : said.title
  const isSummarySame = said.summary === '' || areSame(said.summary, shown.summary)
  const areObjectivesSame =
    said.objectives.length === 0 ||
    [shown.objectives, chapter.objectives].some((known) => repeats(said.objectives, known))
  const summary = isSummarySame ? chapter.summary : said.summary
  const objectives = areObjectivesSame ? chapter.objectives : said.objectives
  const isNew = title !== chapter.title || !isSummarySame || !areObjectivesSame
  return { ...wantedAsIs(chapter, from), title, summary, objectives, isNew }
}

/** No more are read of a chapter than so many: one that has more is repeated by its first. */
const repeats = (said: readonly string[], known: readonly string[]): boolean =>
  said.length === Math.min(known.length, MAX_OBJECTIVES) && said.every((one, place) => areSame(one, known[place] ?? ''))

/** Leaves out what is too much from the end, of new chapters alone. */
function withinRoom(wanted: readonly Wanted[], { chapters }: ReviseTask) {
  const most = Math.max(MAX_CHAPTERS, chapters.length)
  const fresh = wanted.filter(({ from }) => from === null)
  const left = wanted.length > most ? fresh.slice(most - wanted.length) : []
  return { chapters: wanted.filter((one) => !left.includes(one)), left }
}

/** None twice in a plan. Those that were there before stay. */
function withDistinctObjectives(wanted: readonly Wanted[]): readonly Wanted[] {
  const byAge = [...wanted.filter(({ isNew }) => !isNew), ...wanted.filter(({ isNew }) => isNew)]
  const all = byAge.flatMap((chapter) => chapter.objectives.map((text) => ({ text, chapter })))
  const distinct = distinctBy(all, ({ text }) => text)
  return wanted.map((chapter) =>
    chapter.isNew
      ? { ...chapter, objectives: distinct.filter((one) => one.chapter === chapter).map(({ text }) => text) }
      : chapter,
  )
}

const TOLERANCE = 1.15

/** Sensible minutes for new chapters. Where all of them are more than the learner has time for, what is not fixed gives way. */
function fitTime(wanted: readonly Wanted[], task: ReviseTask): readonly Wanted[] {
  const sensible = fitMinutes(
    wanted.map(({ minutes }) => minutes),
    null,
  )
  const isFresh = ({ from }: Wanted): boolean => from === null || ('added' in task.wanted && from === task.wanted.added)
  const timed = wanted.map((chapter, place) =>
    isFresh(chapter) ? { ...chapter, minutes: sensible[place] ?? null } : chapter,
  )
  const { minutes: total } = task.room ?? USUAL_ROOM
  const before = sumOf(task.chapters)
  if ('added' in task.wanted || total === null || sumOf(timed) <= Math.max(total * TOLERANCE, before)) return timed
  const isFixed = ({ from }: Wanted): boolean => from !== null && task.chapters[from]?.isFixed === true
  const free = timed.filter((chapter) => !isFixed(chapter))
  const fitted = fitMinutes(
    free.map(({ minutes }) => minutes),
    Math.max(total - sumOf(timed.filter(isFixed)), 0),
  )
  return timed.map((chapter) => {
    const place = free.indexOf(chapter)
    return place < 0 ? chapter : { ...chapter, minutes: fitted[place] ?? chapter.minutes }
  })
}

const sumOf = (chapters: readonly { readonly minutes: number | null }[]): number =>
  chapters.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)

/** Behind what each builds on. Of the problems one for each prerequisite: several chapters may stand before it. */
function inOrder(wanted: readonly Wanted[]) {
  const places = new Map(wanted.flatMap(({ from }, place) => (from === null ? [] : [[from, place] as const])))
  const linked = wanted.map(({ needs, ...chapter }) => ({
    ...chapter,
    prerequisites: needs.flatMap((need) => places.get(need) ?? []),
  }))
  const problems = linked.flatMap(({ title, prerequisites }, place) => {
    const later = prerequisites.find((one) => one > place)
    const first = later === undefined ? undefined : linked[later]
    return first ? [{ kind: 'prerequisite-later', chapter: title, prerequisite: first.title } as const] : []
  })
  const ordered: readonly RevisedDraft[] = orderByPrerequisites(linked)
  const prerequisites = problems.map(({ prerequisite }) => prerequisite)
  return {
    chapters: ordered,
    problems: problems.filter(({ prerequisite }, place) => prerequisites.indexOf(prerequisite) === place),
  }
}
