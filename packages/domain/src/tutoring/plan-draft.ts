import type { OutlineItem } from '../plans/draft-outline.ts'
import { fitMinutes } from '../plans/outline-minutes.ts'
import { orderByPrerequisites } from '../plans/outline-order.ts'
import { MAX_CHAPTERS, MIN_CHAPTERS, type PlanRoom, USUAL_ROOM } from '../plans/plan-room.ts'
import { distinctBy, err, ok, type Result, wordsOf } from '../shared/index.ts'
import { asFields, asInteger, asList, asText, type Fields, readAnswer } from './answer-schema.ts'
import { type BadAnswer, badAnswer } from './fault.ts'
import type { Markdown } from './markdown.ts'
import { modelLine } from './model-text.ts'
import { partialJson } from './partial-json.ts'

/** Fewer than three make sense only where the learner has next to no time. */
export const leastChapters = ({ minChapters, isLimit }: PlanRoom): number =>
  isLimit ? MIN_CHAPTERS : Math.max(MIN_CHAPTERS, Math.min(minChapters, 3))

export const MAX_OBJECTIVES = 5
const MAX_THREAD = 200
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
  /** See `Plan`; unset where none was named. */
  readonly thread?: string
  /** At most 12, with titles that differ, each behind those that it builds on. */
  readonly chapters: readonly ChapterOutline[]
  /** See `Plan`; a tutor of prepared texts alone can say so. */
  readonly isFree?: boolean
}

const CHAPTER = {
  title: asText,
  summary: asText,
  objectives: asList(asText),
  minutes: asInteger,
  builds_on: asList(asInteger),
}
type SaidChapter = Fields<typeof CHAPTER>

/** The flat shape has a line for each chapter, and objectives and minutes of all of them in lists of their own. */
const PLAN = {
  title: asText,
  description: asText,
  thread: asText,
  chapters: asList(asFields(CHAPTER, (line) => splitLine(asText(line)))),
  objectives: asList(asText),
  minutes: asList(asInteger),
  is_free: (value: unknown): boolean => value === true,
}

/** Reads a plan and mends what code can mend: order, minutes, numbers in titles, chapters and objectives that come twice. */
export function readPlan(answer: string, markdown: Markdown, room = USUAL_ROOM): Result<PlanDraft, BadAnswer> {
  const said = readAnswer(answer, PLAN)
  if (!said.ok) return said
  const title = readPlanText('title', said.value.title, markdown)
  const read = withFlatLists(said.value).map((chapter, place) => readOutline(chapter, place, markdown))
  const chapters = distinctBy(
    read.filter((outline) => outline.title !== ''),
    (outline) => outline.title,
  ).slice(0, MAX_CHAPTERS)
  const thread = modelLine(said.value.thread, MAX_THREAD, markdown)
  if (title === '') return err(badAnswer({ code: 'no-title', words: 'Give the plan a title.' }))
  if (chapters.length < leastChapters(room)) return err(badAnswer(tooFewChapters(room)))
  return ok({
    title,
    description: readPlanText('description', said.value.description, markdown),
    // a word or two, such as "none", name nothing that chapters could build
    ...(wordsOf(thread).tokens.length > 2 && { thread }),
    chapters: mendOutline(chapters, room),
    ...(said.value.is_free && { isFree: true }),
  })
}

/**
 * What can be shown of a plan whose answer is still coming: each chapter once its title and summary are there. It is read as `readPlan` does,
 * but what that mends at the end, such as the order, is not mended; what is unfit is left out.
 */
export function readOutlineItems(
  answer: string,
  { markdown, isUnfit }: { readonly markdown: Markdown; readonly isUnfit: (text: string) => boolean },
): readonly OutlineItem[] {
  const { chapters, ...said } = asFields(PLAN)(partialJson(answer))
  const isFit = (text: string): boolean => text !== '' && !isUnfit(text)
  const title = readPlanText('title', said.title, markdown)
  const description = readPlanText('description', said.description, markdown)
  const outlines = chapters.slice(0, MAX_READ).map((chapter) => ({
    title: readChapterText('title', chapter.title, markdown),
    summary: readChapterText('summary', chapter.summary, markdown),
  }))
  // the summary of the last one may still come
  const whole = outlines.filter((outline, place) => outline.summary !== '' || place < outlines.length - 1)
  const fit = distinctBy(whole, (outline) => outline.title).filter(
    (outline) => isFit(outline.title) && !isUnfit(outline.summary),
  )
  return [
    ...(isFit(title) ? [{ title }] : []),
    ...(isFit(description) ? [{ description }] : []),
    ...fit.slice(0, MAX_CHAPTERS).map((outline, place) => ({ chapter: { number: place + 1, ...outline } })),
  ]
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
  const distinct = distinctBy(named, ({ text }) => text)
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
export const readPlanText = (name: 'title' | 'description', value: string, markdown: Markdown): string =>
  modelLine(value, name === 'title' ? 150 : 600, markdown)

/** A text of a chapter, or '' for what is none. */
export const readChapterText = (name: 'title' | 'summary', value: string, markdown: Markdown): string =>
  name === 'title' ? modelLine(value, 150, markdown).replace(NUMBER, '') : modelLine(value, 500, markdown)

function withFlatLists({ chapters, objectives, minutes }: Fields<typeof PLAN>): readonly SaidChapter[] {
  const numbered = objectives.flatMap((line) => numberedLine(line) ?? [])
  return chapters.slice(0, MAX_READ).map((chapter, index) => {
    const own = numbered.filter(({ number }) => number === index + 1).map(({ text }) => text)
    return {
      ...chapter,
      objectives: chapter.objectives.length > 0 ? chapter.objectives : own,
      minutes: chapter.minutes ?? minutes[index] ?? null,
    }
  })
}

const readOutline = (said: SaidChapter, place: number, markdown: Markdown): RawOutline => ({
  place,
  title: readChapterText('title', said.title, markdown),
  summary: readChapterText('summary', said.summary, markdown),
  objectives: readObjectives(said.objectives, markdown),
  minutes: said.minutes,
  // chapters are numbered from 1 for the model
  prerequisites: said.builds_on.map((number) => (number ?? 0) - 1),
})

export const readObjectives = (said: readonly string[], markdown: Markdown): readonly string[] =>
  said
    // each is read as Markdown
    .slice(0, 3 * MAX_OBJECTIVES)
    .map((objective) => modelLine(objective, 200, markdown))
    .filter((objective) => objective !== '')
    .slice(0, MAX_OBJECTIVES)

const DIVIDER = /[:：]\s{0,3}|\s[–—-]\s/
/** "Bread: the basics" is a title with a colon in it. */
const MIN_WORDS_BEHIND = 3

/** What stands before and behind the first colon or dash of a line; all of it before, where nothing much is behind. */
export function splitLine(line: string): { readonly title: string; readonly summary: string } {
  const text = line.trim()
  const divider = DIVIDER.exec(text)
  if (!divider || divider.index === 0) return { title: text, summary: '' }
  const summary = text.slice(divider.index + divider[0].length)
  const isMore =
    summary.split(/\s+/).length >= MIN_WORDS_BEHIND || /\p{Script=Han}{6}|\p{Script=Hiragana}{3}/u.test(summary)
  return isMore ? { title: text.slice(0, divider.index), summary } : { title: text, summary: '' }
}

/** Of "2: Fold the dough", the number and the rest. Null without a number in front. */
function numberedLine(line: string): { readonly number: number; readonly text: string } | null {
  const [, number, text] = /^\s{0,3}(?:chapter\s)?(\d{1,2})\s{0,2}[:.)–-]\s{0,3}(\S.*)$/is.exec(line) ?? []
  return number === undefined || text === undefined ? null : { number: Number(number), text }
}
