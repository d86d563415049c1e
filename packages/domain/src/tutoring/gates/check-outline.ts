import { USUAL_ROOM } from '../../plans/plan-room.ts'
import { contentWords, makeVocabulary, plain, wordsOf } from '../../shared/index.ts'
import { distinctFaults, type Fault, soft } from '../fault.ts'
import type { ChapterOutline, PlanDraft } from '../plan-draft.ts'
import type { PlanTask } from '../task.ts'
import { checkLines } from './check-text.ts'
import { checkLanguage, type LanguageGating, scriptOf } from './language-gate.ts'

const TITLES_ALIKE = soft('titles-alike', 'Give each chapter a title and a subject of its own.')
const GOAL_MISSING = soft(
  'goal-missing',
  'Make the plan for the goal that the learner states, and use the words of that goal.',
)
export const NO_SUMMARIES = soft('no-summaries', 'Say in one sentence of its own what each chapter teaches.')
export const FEW_OBJECTIVES = soft(
  'few-objectives',
  'Give each chapter 2 to 5 objectives that no other chapter has, each something that one can do.',
)
const NO_OBJECTIVES = soft('no-objectives', FEW_OBJECTIVES.words)

export type OutlineContext = LanguageGating & { readonly task: PlanTask }

/** Why a plan is not what the learner asked for. What code can mend was mended when it was read. */
export function checkOutline(draft: PlanDraft, { task, ...gating }: OutlineContext): readonly Fault[] {
  const { title, description, thread = '', chapters } = draft
  const titles = [title, ...chapters.map((chapter) => chapter.title)]
  const summaries = chapters.map(({ summary }) => summary)
  const objectives = chapters.flatMap((chapter) => chapter.objectives)
  const lines = [...titles, description, thread, ...summaries, ...objectives]
  const all = lines.join('\n')
  const { goal, level, focus, language } = task.brief
  const said = (task.said ?? []).join('\n')
  const like = [goal, level, focus, said].join('\n')
  return distinctFaults([
    ...(onlyCount(chapters) ? [TITLES_ALIKE] : []),
    ...(areSummaries(chapters) ? [] : [NO_SUMMARIES]),
    ...checkLanguage(all, { language, like }, gating),
    ...checkLines(lines, task),
    ...(gating.writes !== null || isForGoal(all, [goal, focus ?? '', said]) ? [] : [GOAL_MISSING]),
  ])
}

/** Chapters that say of fewer objectives what they are good for are no promise that anyone could hold them to. */
export const MIN_OBJECTIVES = 2

/** Whether there are as many chapters as the time allows, each with its objectives. */
export function checkOutlineDetails({ chapters }: PlanDraft, { task }: OutlineContext): readonly Fault[] {
  const { minChapters, maxChapters, minutes, isLimit = false } = task.room ?? USUAL_ROOM
  const fits = minutes === null || ((isLimit || chapters.length >= minChapters) && chapters.length <= maxChapters)
  if (chapters.every(({ objectives }) => objectives.length === 0)) return [NO_OBJECTIVES]
  return [
    ...(chapters.some(({ objectives }) => objectives.length < MIN_OBJECTIVES) ? [FEW_OBJECTIVES] : []),
    ...(fits ? [] : [soft('chapter-count', `Make ${minChapters} to ${maxChapters} chapters.`)]),
  ]
}

/** Titles that differ by numbers alone: more than half of them. */
const onlyCount = (chapters: readonly ChapterOutline[]): boolean =>
  new Set(chapters.map(({ title }) => withoutNumbers(title))).size < chapters.length / 2

const withoutNumbers = (text: string): string => plain(text).replace(/ \p{N}+(?= )/gu, '')

/** Some may be missing; that none says more than its title, or most say the same, makes no plan. */
function areSummaries(chapters: readonly ChapterOutline[]): boolean {
  const said = chapters.filter(({ title, summary }) => {
    const { tokens, sign } = wordsOf(summary)
    return tokens.length > (sign ? 3 : 1) && plain(summary) !== plain(title)
  })
  const different = new Set(said.map(({ summary }) => withoutNumbers(summary)))
  return said.length > 0 && (said.length === 1 || different.size > said.length / 2)
}

/** Compares words only where goal and plan are written alike. */
function isForGoal(plan: string, [goal = '', ...more]: readonly string[]): boolean {
  if (scriptOf(goal) !== scriptOf(plan) || contentWords(goal).length === 0) return true
  const { has } = makeVocabulary(plan)
  return [goal, ...more].flatMap(contentWords).some(has)
}
