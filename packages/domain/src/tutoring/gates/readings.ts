import type { Opening } from '../../chapters/content.ts'
import { USUAL_ROOM } from '../../plans/plan-room.ts'
import { err, type Result } from '../../shared/result.ts'
import { readChapter } from '../chapter-draft.ts'
import { type BadAnswer, badAnswer, type Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { type RecapDraft, readRecap, readSection, type SectionDraft } from '../parts/section-draft.ts'
import { type PlanDraft, readPlan } from '../plan-draft.ts'
import { checkRevision, checkRevisionDetails, type RevisionContext, withoutVague } from '../revision/check-revision.ts'
import { type RevisionDraft, readRevision } from '../revision/revision-draft.ts'
import type { ChapterTask, RecapTask, SectionTask } from '../task.ts'
import { nameNoDeed, withoutAlike } from './alike.ts'
import { checkLesson, type LessonContext } from './check-lesson.ts'
import { checkOutline, checkOutlineDetails, type OutlineContext } from './check-outline.ts'
import { checkRecap, checkSection, checkSectionDetails } from './check-section.ts'
import { checkRequirements, mendRequirements } from './requirements.ts'
import { onTopic } from './resources.ts'

/** `enforce`: what has faults is asked for again. `observe`: they are only counted. */
export type GateMode = 'observe' | 'enforce'

/** What was made of an answer; `observed` are faults of one that is used all the same. */
export type Reading<T, Failure = never> = Result<T, BadAnswer | Failure> & { readonly observed?: readonly Fault[] }

type Gated = { readonly markdown: Markdown; readonly gates: GateMode }

/** A plan that could be better is kept as `usable`, for when the next answer is not. */
export function readFitPlan(
  answer: string,
  { gates, markdown, task: asked, writes }: OutlineContext & Gated,
): Reading<PlanDraft> & { readonly usable?: PlanDraft } {
  // prepared texts cannot fill the time of a year, and are not sold as if they did
  const task = writes === null ? asked : { ...asked, room: { ...(asked.room ?? USUAL_ROOM), isLimit: true } }
  const context = { task, writes }
  const read = readPlan(answer, markdown, task.room)
  const fit = gated(read, (draft) => checkOutline(draft, context), gates)
  if (!fit.ok || fit.observed) return fit
  // prepared lessons are what they are
  const required = (draft: PlanDraft) => (writes === null ? checkRequirements(draft, task) : [])
  const faultsOf = (draft: PlanDraft) => [...checkOutlineDetails(draft, context), ...required(draft)]
  const better = gated(fit, faultsOf, gates)
  return better.ok ? better : { ...better, usable: mendRequirements(withoutVagueObjectives(fit.value), task) }
}

/** A revision that could do better what was asked for is kept as `usable`, as code has mended it. */
export function readFitRevision(
  answer: string,
  { gates, markdown, ...context }: RevisionContext & Gated,
): Reading<RevisionDraft> & { readonly usable?: RevisionDraft } {
  const read = readRevision(answer, context.task, markdown)
  const fit = gated(read, (draft) => checkRevision(draft, context), gates)
  if (!fit.ok || fit.observed) return fit
  const better = gated(fit, (draft) => checkRevisionDetails(draft, context), gates)
  return better.ok ? better : { ...better, usable: withoutVague(fit.value, context.task) }
}

/** No chapter could keep them: its own gate would refuse them again and again. */
const withoutVagueObjectives = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) =>
    nameNoDeed(chapter.objectives) ? { ...chapter, objectives: [] } : chapter,
  ),
})

export function readFitChapter(answer: string, { gates, ...context }: LessonContext & Gated): Reading<Opening> {
  const read = readChapter(answer, context.markdown)
  const mended = read.ok ? { ...read, value: mendLesson(read.value, context.task) } : read
  return gated(mended, (content) => checkLesson(content, context), gates)
}

type PartContext<T> = Omit<LessonContext, 'task'> & { readonly task: T } & Gated

/** A section that could be longer is kept as `usable`. */
export function readFitSection(
  answer: string,
  { gates, ...context }: PartContext<SectionTask> & { readonly siblings: readonly SectionDraft[] },
): Reading<SectionDraft> & { readonly usable?: SectionDraft } {
  const fit = gated(readSection(answer, context.markdown), (section) => checkSection(section, context), gates)
  if (!fit.ok || fit.observed) return fit
  const better = gated(fit, (section) => checkSectionDetails(section, context), gates)
  return better.ok ? better : { ...better, usable: fit.value }
}

export function readFitRecap(answer: string, { gates, ...context }: PartContext<RecapTask>): Reading<RecapDraft> {
  return gated(readRecap(answer, context.markdown), (recap) => checkRecap(recap, context), gates)
}

function gated<T>(read: Result<T, BadAnswer>, faultsOf: (value: T) => readonly Fault[], gates: GateMode): Reading<T> {
  if (!read.ok) return read
  const faults = faultsOf(read.value)
  if (faults.length === 0) return read
  return gates === 'enforce' ? err(badAnswer(...faults)) : { ...read, observed: faults }
}

/** So few a chapter may keep; else it is the model that has to name others. */
const MIN_OBJECTIVES = 2
const MIN_RESOURCES = 2

/** Those that a chapter keeps of what was promised: each once. */
export function settledObjectives(promised: readonly string[]): readonly string[] {
  const distinct = withoutAlike(promised, (objective) => objective)
  return distinct.length >= MIN_OBJECTIVES ? distinct : promised
}

/** Leaves out what code can leave out without harm: an objective named twice, a resource that belongs elsewhere. */
export function mendLesson(content: Opening, task: ChapterTask): Opening {
  // what the plan promised is what the chapter has to keep
  const objectives = settledObjectives(task.objectives?.length ? task.objectives : content.learningObjectives)
  const resources = onTopic(content, task)
  return {
    ...content,
    learningObjectives: objectives,
    curatedResources: resources.length >= MIN_RESOURCES ? resources : content.curatedResources,
  }
}
