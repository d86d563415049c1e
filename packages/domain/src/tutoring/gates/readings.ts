import type { Exercise, Opening } from '../../chapters/content.ts'
import { USUAL_ROOM } from '../../plans/plan-room.ts'
import { distinctBy } from '../../shared/index.ts'
import { readChapter } from '../chapter-draft.ts'
import { type GateMode, judged, type Reading } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { readExercises } from '../parts/exercises.ts'
import { type RecapDraft, readRecap, readSection, type SectionDraft } from '../parts/section-draft.ts'
import { type PlanDraft, readPlan } from '../plan-draft.ts'
import { checkRevision, type RevisionContext } from '../revision/check-revision.ts'
import { type RevisionDraft, readRevision } from '../revision/revision-draft.ts'
import type { ExercisesTask, RecapTask, SectionTask } from '../task.ts'
import {
  checkExercises,
  checkLesson,
  checkRecap,
  checkSection,
  type LessonContext,
  type PartContext,
} from './check-lesson.ts'
import { checkOutline, checkOutlineDetails, type OutlineContext } from './check-outline.ts'
import { checkRequirements, mendRequirements } from './requirements.ts'

type Gated = { readonly markdown: Markdown; readonly gates: GateMode }

export function readFitPlan(
  answer: string,
  { gates, markdown, task: asked, ...gating }: OutlineContext & Gated,
): Reading<PlanDraft> {
  const { writes } = gating
  // prepared texts cannot fill the time of a year, and are not sold as if they did
  const task = writes === null ? asked : { ...asked, room: { ...(asked.room ?? USUAL_ROOM), isLimit: true } }
  const read = readPlan(answer, markdown, task.room)
  if (!read.ok) return read
  const context = { task, ...gating }
  const { value: draft } = read
  return judged(
    writes === null ? mendRequirements(draft, task) : draft,
    [
      ...checkOutline(draft, context),
      ...checkOutlineDetails(draft, context),
      ...(writes === null ? checkRequirements(draft, task) : []),
    ],
    gates,
  )
}

export function readFitRevision(
  answer: string,
  { gates, markdown, ...context }: RevisionContext & Gated,
): Reading<RevisionDraft> {
  const read = readRevision(answer, context.task, markdown)
  return read.ok ? judged(read.value, checkRevision(read.value, context), gates) : read
}

export function readFitChapter(answer: string, { gates, ...context }: LessonContext & Gated): Reading<Opening> {
  const read = readChapter(answer, context.markdown, context.task)
  if (!read.ok) return read
  const content = { ...read.value, learningObjectives: settledObjectives(read.value.learningObjectives) }
  return judged(content, [...(read.faults ?? []), ...checkLesson(content, context)], gates)
}

export function readFitSection(
  answer: string,
  { gates, ...context }: PartContext<SectionTask> & Gated & { readonly siblings: readonly SectionDraft[] },
): Reading<SectionDraft> {
  const read = readSection(answer, context.markdown)
  return read.ok ? judged(read.value, [...(read.faults ?? []), ...checkSection(read.value, context)], gates) : read
}

export function readFitRecap(
  answer: string,
  { gates, ...context }: PartContext<RecapTask> & Gated,
): Reading<RecapDraft> {
  const read = readRecap(answer, context.markdown)
  return read.ok ? judged(read.value, checkRecap(read.value, context), gates) : read
}

export function readFitExercises(
  answer: string,
  { gates, ...context }: PartContext<ExercisesTask> & Gated,
): Reading<readonly Exercise[]> {
  const read = readExercises(answer, context.markdown)
  return read.ok ? judged(read.value, [...(read.faults ?? []), ...checkExercises(read.value, context)], gates) : read
}

/** Those that a chapter keeps of what was promised: each once. */
export const settledObjectives = (promised: readonly string[]): readonly string[] =>
  distinctBy(promised, (objective) => objective)
