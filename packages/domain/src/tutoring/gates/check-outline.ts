import { USUAL_ROOM } from '../../plans/plan-room.ts'
import { contentWords, isSlipOf, makeVocabulary, stemOf } from '../../shared/content-words.ts'
import { languageOf } from '../../shared/language.ts'
import { plain, wordsOf } from '../../shared/words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import type { ChapterOutline, PlanDraft } from '../plan-draft.ts'
import type { PlanTask, Task } from '../task.ts'
import { nameNoDeed, withoutAlike } from './alike.ts'
import { checkEchoOfLines } from './echo.ts'
import { checkInvisible } from './invisible.ts'
import { checkLanguage, checkLanguageOfParts, scriptOf } from './language-gate.ts'
import { checkModelTalk } from './model-talk.ts'
import { checkPitch } from './pitch.ts'
import { checkPlaceholder } from './placeholder.ts'
import { checkRefusal } from './refusal.ts'
import { checkUnsafe } from './unsafe.ts'

const TITLES_ALIKE: Fault = { code: 'titles-alike', words: 'Give each chapter a title and a subject of its own.' }
const GOAL_MISSING: Fault = {
  code: 'goal-missing',
  words: 'Make the plan for the goal that the learner states, and use the words of that goal.',
}
export const NO_SUMMARIES: Fault = {
  code: 'no-summaries',
  words: 'Say in one sentence of its own what each chapter teaches.',
}

export const FEW_OBJECTIVES: Fault = {
  code: 'few-objectives',
  words: 'Give each chapter 2 to 5 objectives that no other chapter has, each something that one can do.',
}

const NO_OBJECTIVES: Fault = { ...FEW_OBJECTIVES, code: 'no-objectives' }

const NO_SUBJECTS: Fault = {
  code: 'no-subjects',
  words:
    'Name in each title and summary what the chapter is about: "Introduction", "Main part" and "Conclusion" fit any plan.',
}
/** Words of an outline that fits any goal, besides those that hold for every text. */
const OF_ANY_PLAN = new Set(
  contentWords(`main body middle end ending beginning opening closing conclusion conclusions summary overview topic topics subject subjects theme
  section content contents core key points concepts details final wrap recap background review fundamentals essentials theory practice
  einleitung einstieg hauptteil schluss fazit thema uberblick zusammenfassung schlussfolgerung theorie praxis
  developpement sujet resume apercu desarrollo tema resumen cierre desenvolvimento conclusao resumo svolgimento argomento`),
)

export type OutlineContext = {
  readonly task: PlanTask
  /** The only language that the tutor writes; null where it writes any. */
  readonly writes: string | null
}

/** Why a plan is not what the learner asked for. None: it is fit. What code can mend was mended when it was read. */
export function checkOutline(draft: PlanDraft, { task, writes }: OutlineContext): readonly Fault[] {
  const { title, description, chapters } = draft
  const titles = [title, ...chapters.map((chapter) => chapter.title)]
  const summaries = chapters.map(({ summary }) => summary)
  const objectives = chapters.flatMap((chapter) => chapter.objectives)
  const lines = [...titles, description, ...summaries, ...objectives]
  const all = lines.join('\n')
  const { goal, level, focus } = task.brief
  const said = (task.said ?? []).join('\n')
  const request = [goal, level, focus, said].join('\n')
  return distinctFaults([
    ...(areAlike(chapters.map((chapter) => chapter.title)) ? [TITLES_ALIKE] : []),
    ...(areSummaries(chapters) ? [] : [NO_SUMMARIES]),
    ...(fitsAnyGoal(chapters) ? [NO_SUBJECTS] : []),
    ...(writes === null ? checkLanguage(all, request, request) : []),
    ...(writes === null ? checkLanguageOfParts(chapters.map(inOne), request, MAX_TITLE_LENGTH) : []),
    ...checkOutlineLines(lines, task),
    // whose texts are prepared, code has chosen by the goal
    ...(writes !== null || isForGoal(all, [goal, focus ?? '', said]) ? [] : [GOAL_MISSING]),
  ])
}

/** What makes titles, summaries and objectives unfit, wherever in a plan they stand. */
export function checkOutlineLines(lines: readonly string[], task: Task): readonly Fault[] {
  const all = lines.join('\n')
  return [
    ...checkInvisible(all),
    ...lines.flatMap(checkRefusal),
    ...checkModelTalk(all),
    ...checkPlaceholder(lines, all),
    ...checkEchoOfLines(lines, task),
    ...checkPitch(all),
    // one by one: the words of two lines are no request
    ...lines.flatMap(checkUnsafe),
  ]
}

/** Chapters that say of fewer objectives what they are good for are no promise that anyone could hold them to. */
export const MIN_OBJECTIVES = 2

/** What a second answer may do better. A plan that has none but these is kept when it does not. */
export function checkOutlineDetails({ chapters }: PlanDraft, { task }: OutlineContext): readonly Fault[] {
  const { minChapters, maxChapters, minutes, isLimit = false } = task.room ?? USUAL_ROOM
  const fits = minutes === null || ((isLimit || chapters.length >= minChapters) && chapters.length <= maxChapters)
  if (chapters.every(({ objectives }) => objectives.length === 0)) return [NO_OBJECTIVES]
  return [
    ...(chapters.some(({ objectives }) => objectives.length < MIN_OBJECTIVES || nameNoDeed(objectives))
      ? [FEW_OBJECTIVES]
      : []),
    ...(fits ? [] : [{ code: 'chapter-count', words: `Make ${minChapters} to ${maxChapters} chapters.` }]),
  ]
}

/** Words of a chapter's title and summary that may be terms of another language. */
const MAX_TITLE_LENGTH = 7

const inOne = ({ title, summary }: Pick<ChapterOutline, 'title' | 'summary'>): string => `${title}. ${summary}`

const THE_TOPIC =
  /\b(?:the|your|this) (?:topic|subject|theme)\b|\b(?:das|ins|des|zum|dein) thema|\b(?:le|du|au) sujet\b|\b(?:el|del|al) tema\b/iu

/** "An introduction to the topic". A plan on essays has an introduction for a subject, and another script's words are not known here. */
const fitsAnyGoal = (chapters: readonly ChapterOutline[]): boolean =>
  chapters.some(({ summary }) => THE_TOPIC.test(summary)) &&
  chapters.map(inOne).every((text) => scriptOf(text) === 'latin' && contentWords(text).every(isOfAnyPlan))

const isOfAnyPlan = (word: string): boolean => OF_ANY_PLAN.has(word)

/** Titles that differ by more than "basic" and "advanced", a number or a day: at least half of them. */
function areAlike(titles: readonly string[]): boolean {
  if (withoutAlike(titles, (title) => title).length < titles.length) return true
  const subjects = new Set(titles.map(subjectOf))
  return subjects.size < titles.length / 2
}

const COUNTS = /^(?:[ivx]+|\d+|one|two|three|four|five|six|seven|eight|first|second|third|fourth|fifth)$/

function subjectOf(title: string): string {
  const named = contentWords(title).filter((word) => !COUNTS.test(word))
  return (
    named.length > 0 ? named.map(stemOf).toSorted() : wordsOf(title).tokens.filter((word) => !COUNTS.test(word))
  ).join(' ')
}

/** Some may be missing; that none says more than its title, or most say the same, makes no plan. */
function areSummaries(chapters: readonly ChapterOutline[]): boolean {
  const said = chapters.filter(({ title, summary }) => {
    const { tokens, sign } = wordsOf(summary)
    return tokens.length > (sign ? 3 : 1) && plain(summary) !== plain(title)
  })
  const different = new Set(said.map(({ summary }) => plain(summary).replace(/ \p{N}+(?= )/gu, '')))
  return said.length > 0 && (said.length === 1 || different.size > said.length / 2)
}

/** Compares words only where goal and plan are written alike: a translation has other words. */
function isForGoal(plan: string, [goal = '', ...more]: readonly string[]): boolean {
  const known = contentWords(goal)
  const wanted = known.filter((word) => word.length > 3 || scriptOf(word) !== 'latin')
  if (wanted.length === 0) return true
  const [asked, planned] = [languageOf(goal), languageOf(plan)]
  const otherLanguage = asked.tag !== 'und' && planned.tag !== 'und' && asked.tag !== planned.tag
  if (otherLanguage || scriptOf(goal) !== scriptOf(plan)) return true
  const { has } = makeVocabulary(plan)
  if ([...known, ...more.flatMap(contentWords)].some(has)) return true
  const words = contentWords(plan)
  return wanted.some((word) => words.some((other) => isSlipOf(word, other)))
}
