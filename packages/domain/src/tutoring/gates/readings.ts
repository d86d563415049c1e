import type { Exercise, Opening } from '../../chapters/content.ts'
import { USUAL_ROOM } from '../../plans/plan-room.ts'
import { clip, distinctBy, tidy } from '../../shared/index.ts'
import { asText, readAnswer } from '../answer-schema.ts'
import { readChapter } from '../chapter-draft.ts'
import { type GateMode, hard, isHard, judged, type Reading, soft } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { unlinked, withLineBreaks, withoutDebris } from '../model-text.ts'
import { readExercises } from '../parts/exercises.ts'
import { MAX_FEEDBACK_WORDS } from '../parts/practice-prompt.ts'
import { type Correction, readReview } from '../parts/review.ts'
import { type RecapDraft, readRecap, readSection, type SectionDraft } from '../parts/section-draft.ts'
import { type PlanDraft, readPlan } from '../plan-draft.ts'
import { lengthInWords, withoutFencedCode } from '../prose.ts'
import { sentencesOf } from '../reply/sentences.ts'
import { checkRevision, type RevisionContext } from '../revision/check-revision.ts'
import { type RevisionDraft, readRevision } from '../revision/revision-draft.ts'
import type { ExercisesTask, PracticeTask, RecapTask, ReviewTask, SectionTask } from '../task.ts'
import {
  checkExercises,
  checkLesson,
  checkRecap,
  checkSection,
  type LessonContext,
  type PartContext,
} from './check-lesson.ts'
import { checkOutline, checkOutlineDetails, type OutlineContext } from './check-outline.ts'
import { checkLoop, checkTongue, checkWords } from './check-text.ts'
import { checkLanguage } from './language-gate.ts'
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
  const read = readExercises(answer, context.markdown, context.writes !== null)
  return read.ok ? judged(read.value, [...(read.faults ?? []), ...checkExercises(read.value, context)], gates) : read
}

/** What a second look corrects, without what no text may say: it is not looked at again. */
export function readFitReview(
  answer: string,
  { gates, task, markdown, ...gating }: PartContext<ReviewTask> & Gated,
): Reading<readonly Correction[]> {
  const read = readReview(answer, task, markdown)
  if (!read.ok) return read
  const isFit = ({ instead }: Correction): boolean => {
    const prose = markdown.visibleText(withoutFencedCode(instead))
    return ![...checkWords(instead, task), ...checkTongue(prose, task, gating)].some(isHard)
  }
  return judged(read.value.filter(isFit), [], gates)
}

const NO_FEEDBACK = hard('no-feedback', 'Say what fits, what is missing, and one next step.')
const LONG_FEEDBACK = soft('feedback-too-long', `Use at most ${MAX_FEEDBACK_WORDS} words in all.`)

/** What is said about a learner's result: as many of its sentences as fit. */
export function readFitFeedback(
  answer: string,
  { gates, task, markdown, ...gating }: PartContext<PracticeTask> & Gated,
): Reading<string> {
  const said = readAnswer(answer, { feedback: asText })
  if (!said.ok) return said
  const { text: whole, faults } = unlinked(withoutDebris(tidy(withLineBreaks(said.value.feedback))), markdown)
  const text = firstSentences(clip(whole, 2_000), MAX_FEEDBACK_WORDS)
  const like = `${task.practice.task}\n${task.practice.doneWhen}`
  const found = [
    ...(text === '' ? [NO_FEEDBACK] : text === whole ? [] : [LONG_FEEDBACK]),
    ...[...faults, ...checkWords(text, task), ...checkLoop(text)],
    ...checkLanguage(markdown.visibleText(withoutFencedCode(text)), { language: task.brief.language, like }, gating),
  ]
  return judged(text, found, gates)
}

/** As many whole sentences as have no more words. */
export function firstSentences(text: string, most: number): string {
  let words = 0
  const isMore = (sentence: string): boolean => {
    words += lengthInWords(sentence)
    return words > most
  }
  const sentences = sentencesOf(text)
  const end = sentences.findIndex(isMore)
  return (end < 0 ? text : sentences.slice(0, end).join('').trim()) || clip(text, 600)
}

/** Those that a chapter keeps of what was promised: each once. */
export const settledObjectives = (promised: readonly string[]): readonly string[] =>
  distinctBy(promised, (objective) => objective)
