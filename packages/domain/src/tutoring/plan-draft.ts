import { fitMinutes } from '../plans/outline-minutes.ts'
import { orderByPrerequisites } from '../plans/outline-order.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS, type PlanRoom, USUAL_ROOM } from '../plans/plan-room.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type BadAnswer, badAnswer, NO_JSON } from './fault.ts'
import { withoutAlike } from './gates/alike.ts'
import { isRecord, listOf, readJsonObject, textOf } from './lenient-json.ts'
import { looseItems, looseTexts, numberedLine, oneOfNames, splitLine } from './loose-lists.ts'
import type { Markdown } from './markdown.ts'
import { ownLine } from './one-line.ts'

/** Fewer make sense only where the learner has next to no time. */
const MIN_USUAL_CHAPTERS = 3
export const MAX_OBJECTIVES = 5
/** More are not read: a plan has twelve. */
const MAX_READ = 2 * MAX_CHAPTERS

export type ChapterOutline = {
  readonly title: string
  readonly summary: string
  /** What the learner can do after it: none twice in a plan. */
  readonly objectives: readonly string[]
  readonly minutes: number
  /** Places of earlier chapters in the plan, from 0. */
  readonly prerequisites: readonly number[]
}

export type PlanDraft = {
  readonly title: string
  readonly description: string
  /** At most 12, with titles that differ, each behind those that it builds on. */
  readonly chapters: readonly ChapterOutline[]
  /** See `Plan`; a tutor of prepared texts alone can say so. */
  readonly isFree?: boolean
}

/** Reads a plan and mends what code can mend: order, minutes, numbers in titles, chapters and objectives that come twice. */
export function readPlan(answer: string, markdown: Markdown, room = USUAL_ROOM): Result<PlanDraft, BadAnswer> {
  const object = readJsonObject(answer, ['title', 'chapters'])
  if (!object) return err(badAnswer(NO_JSON))
  const title = readPlanText('title', object.title, markdown)
  const read = withFlatLists(looseItems(object, 'chapters').slice(0, MAX_READ), object).map((chapter, place) =>
    readOutline(chapter, place, markdown),
  )
  const outlines = distinctTitles(read)
  const different = withoutAlike(outlines, (outline) => outline.title)
  const min = room.isLimit ? MIN_CHAPTERS : Math.min(room.minChapters, MIN_USUAL_CHAPTERS)
  // of chapters alike the first is enough, as long as a plan is left; else the model has to think of others
  const chapters = (different.length < min ? outlines : different).slice(0, MAX_CHAPTERS)
  if (title === '') return err(badAnswer({ code: 'no-title', words: 'Give the plan a title.' }))
  if (chapters.length < Math.max(min, MIN_CHAPTERS)) return err(badAnswer(tooFewChapters(room)))
  return ok({
    title,
    description: readPlanText('description', object.description, markdown),
    chapters: mendOutline(chapters, room),
    ...(object.is_free === true && { isFree: true }),
  })
}

const tooFewChapters = ({ minChapters, maxChapters }: PlanRoom) => ({
  code: 'too-few-chapters',
  words: `Make ${minChapters} to ${maxChapters} chapters, each with a title of its own.`,
})

/** As it was said: `place` in the model's own list, which its prerequisites name, minutes perhaps not said. */
type RawOutline = Omit<ChapterOutline, 'minutes'> & { readonly place: number; readonly minutes: number | null }

function mendOutline(
  chapters: readonly RawOutline[],
  { minutes: total, isLimit }: PlanRoom,
): readonly ChapterOutline[] {
  const places = new Map(chapters.map(({ place }, index) => [place, index]))
  const linked = chapters.map((chapter) => ({
    ...chapter,
    prerequisites: chapter.prerequisites.flatMap((place) => places.get(place) ?? []),
  }))
  const ordered = orderByPrerequisites(linked)
  const minutes = fitMinutes(
    ordered.map((chapter) => chapter.minutes),
    total,
    isLimit,
  )
  const named = ordered.flatMap(({ objectives, place }) => objectives.map((text) => ({ text, place })))
  const distinct = withoutAlike(named, ({ text }) => text)
  return ordered.map(({ title, summary, place, prerequisites }, index) => ({
    title,
    summary,
    objectives: distinct.filter((one) => one.place === place).map(({ text }) => text),
    minutes: minutes[index] ?? 0,
    prerequisites,
  }))
}

/** Models like to number titles although the list does. A number that belongs to the title stays: "3-point lighting". */
const NUMBER =
  /^(?:(?:chapter|lesson|module|unit|part|section|kapitel|lektion|teil|chapitre|leçon|capítulo|lección|capitolo|lezione|hoofdstuk|les|глава|урок)\s+)?\d{1,3}(?:[.:)](?!\d)\s*|\s+[–—-]\s+)(?=\S)|^第\s{0,2}[\d一二三四五六七八九十]{1,3}\s{0,2}[章课課節节回][\s:：、.-]{0,3}(?=\S)/iu

/** A text of the plan itself, or '' for what is none. */
export const readPlanText = (name: 'title' | 'description', value: unknown, markdown: Markdown): string =>
  ownLine(value, name === 'title' ? 150 : 600, markdown)

/** A text of a chapter, or '' for what is none. */
export const readChapterText = (name: 'title' | 'summary', value: unknown, markdown: Markdown): string =>
  name === 'title' ? ownLine(value, 150, markdown).replace(NUMBER, '') : ownLine(value, 500, markdown)

/** The flat shape has objectives and minutes of all chapters in lists of their own: "2: Fold the dough". */
function withFlatLists(chapters: readonly unknown[], object: Readonly<Record<string, unknown>>): readonly unknown[] {
  const objectives = looseTexts(object.objectives).flatMap((line) => numberedLine(line) ?? [])
  const minutes = listOf(object.minutes)
  if (objectives.length === 0 && minutes.length === 0) return chapters
  return chapters.map((chapter, index) => {
    const own = objectives.filter(({ number }) => number === index + 1).map(({ text }) => text)
    return { objectives: own, minutes: minutes[index], ...outlineIn(chapter) }
  })
}

const outlineIn = (value: unknown): Readonly<Record<string, unknown>> => {
  if (isRecord(value)) return value
  const [title, summary] = splitLine(value)
  return { title, summary }
}

function readOutline(value: unknown, place: number, markdown: Markdown): RawOutline {
  const chapter = outlineIn(value)
  return {
    place,
    title: readChapterText('title', oneOfNames(chapter, ['title', 'name', 'chapter_title']), markdown),
    summary: readChapterText('summary', oneOfNames(chapter, ['summary', 'description', 'content']), markdown),
    objectives: readObjectives(oneOfNames(chapter, ['objectives', 'learning_objectives', 'goals']), markdown),
    minutes: readNumber(oneOfNames(chapter, ['minutes', 'duration'])),
    // chapters are numbered from 1 for the model
    prerequisites: listOf(chapter.builds_on).map((number) => (readNumber(number) ?? 0) - 1),
  }
}

export const readObjectives = (value: unknown, markdown: Markdown): readonly string[] =>
  looseTexts(value)
    // each is read as Markdown
    .slice(0, 3 * MAX_OBJECTIVES)
    .map((objective) => ownLine(objective, 200, markdown))
    .filter((objective) => objective !== '')
    .slice(0, MAX_OBJECTIVES)

/** Small models write numbers as texts. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number.parseInt(/-?\d{1,9}/.exec(textOf(value))?.[0] ?? '', 10)
  return Number.isFinite(number) ? Math.round(number) : null
}

function distinctTitles<T extends { readonly title: string }>(outlines: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return outlines.filter(({ title }) => {
    const key = title.toLowerCase()
    return title !== '' && !seen.has(key) && seen.add(key)
  })
}
