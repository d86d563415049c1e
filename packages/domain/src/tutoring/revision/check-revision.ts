import { MAX_CHAPTERS, MIN_CHAPTERS } from '../../plans/plan-room.ts'
import { distinctFaults, type Fault, soft } from '../fault.ts'
import { checkOutline, FEW_OBJECTIVES, MIN_OBJECTIVES, NO_SUMMARIES } from '../gates/check-outline.ts'
import { checkLines } from '../gates/check-text.ts'
import type { LanguageGating } from '../gates/language-gate.ts'
import type { PlanDraft } from '../plan-draft.ts'
import type { ReviseTask } from '../task.ts'
import type { RevisionProblem } from './not-done.ts'
import type { RevisedDraft, RevisionDraft } from './revision-draft.ts'

export type RevisionContext = LanguageGating & { readonly task: ReviseTask }

/** Why a revised plan is not fit. What was wrong with the plan before is no fault of the revision's; its own words have none. */
export function checkRevision(draft: RevisionDraft, { task, ...gating }: RevisionContext): readonly Fault[] {
  const { chapters, problems, notDone } = draft
  const context = { task: { kind: 'plan', brief: task.brief }, ...gating } as const
  const outline = (of: Parameters<typeof asPlan>[1]) => checkOutline(asPlan(task, of), context)
  const before = new Set(outline(task.chapters).map(({ code }) => code))
  const fresh = chapters.filter(({ isNew }) => isNew)
  const lines = fresh.flatMap(({ title, summary, objectives }) => [title, summary, ...objectives])
  return distinctFaults([
    ...outline(chapters).filter(({ code }) => !before.has(code)),
    ...checkLines(lines, task),
    ...(fresh.some(({ from, summary }) => from === null && summary === '') ? [NO_SUMMARIES] : []),
    // one who says why nothing is changed is not asked again
    ...problems.flatMap((problem) => (problem.kind === 'nothing-said' && notDone.length > 0 ? [] : faultsOf(problem))),
    ...(fresh.some((chapter) => hasNewObjectives(chapter, task) && chapter.objectives.length < MIN_OBJECTIVES)
      ? [FEW_OBJECTIVES]
      : []),
  ])
}

const asPlan = (
  { planTitle, description }: ReviseTask,
  chapters: readonly (Pick<RevisedDraft, 'title' | 'summary' | 'objectives' | 'prerequisites'> & {
    readonly minutes: number | null
  })[],
): PlanDraft => ({
  title: planTitle,
  description,
  chapters: chapters.map((chapter) => ({ ...chapter, minutes: chapter.minutes ?? 0 })),
})

const hasNewObjectives = ({ isNew, from, objectives }: RevisedDraft, { chapters }: ReviseTask): boolean =>
  isNew && (from === null || chapters[from]?.objectives.join('\n') !== objectives.join('\n') || objectives.length === 0)

/** None of what no answer could do better. */
function faultsOf({ kind }: RevisionProblem): readonly Fault[] {
  if (kind === 'nothing-said')
    return [soft('nothing-revised', 'Do what the learner asks for, if it can be done, and list the chapters.')]
  if (kind === 'too-few') return [soft('chapter-count', `Leave at least ${MIN_CHAPTERS} chapters.`)]
  if (kind === 'too-many') return [soft('chapter-count', `Make at most ${MAX_CHAPTERS} chapters.`)]
  if (kind === 'prerequisite-later')
    return [soft('prerequisite-later', 'Keep each chapter behind those that it builds on.')]
  return []
}
