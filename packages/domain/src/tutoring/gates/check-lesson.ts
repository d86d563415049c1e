import type { Exercise, Opening } from '../../chapters/content.ts'
import { contentWords, distinctBy, makeVocabulary, wordsOf } from '../../shared/index.ts'
import { distinctFaults, type Fault, hard, soft } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import type { RecapDraft, SectionDraft } from '../parts/section-draft.ts'
import { objectiveOf } from '../parts/section-prompt.ts'
import { leastWords, wordsOfSection } from '../parts/section-words.ts'
import { lengthInWords, withoutFencedCode } from '../prose.ts'
import type { ChapterTask, ExercisesTask, RecapTask, SectionTask } from '../task.ts'
import { checkArithmetic } from './arithmetic.ts'
import { checkLines, checkLoop, checkText, checkTongue, checkWords, LOOPS, textsOf } from './check-text.ts'
import type { LanguageGating } from './language-gate.ts'

export type PartContext<T> = LanguageGating & {
  readonly task: T
  readonly markdown: Markdown
}

export type LessonContext = PartContext<ChapterTask>

const OFF_TOPIC = soft('off-topic', 'Write about the chapter that is named, and use its words.')
const NOT_TAUGHT = soft('objectives-not-taught', 'Teach the objective that is named under "write", and use its words.')
const HEADING_TWICE = soft(
  'heading-twice',
  'Give the section the heading that the blueprint has: no two have the same.',
)
const FEW_POINTS = soft('few-key-points', 'Name 3 to 7 key points that differ, in a sentence each.')
const MIN_POINTS = 3

/** Words that an introduction is asked for at least, and those without which it is none. */
const [ENOUGH_OF_OPENING, LEAST_OF_OPENING] = [80, 40]
/** So long an introduction may be, however short the former one was. */
const SHORT_OPENING = 110
/** Share of the words that a section was asked for, below which the model may do better. */
const ENOUGH_OF_SECTION = 0.6

/** Why what a chapter begins with is not worth its credits. Linear in the length of the texts, which are clipped before. */
export function checkLesson(content: Opening, { task, ...context }: LessonContext): readonly Fault[] {
  const { introduction, learningObjectives: objectives, curatedResources: resources } = content
  const { rewrite, earlier = [], title, summary, planTitle, brief } = task
  const prose = context.markdown.visibleText(withoutFencedCode(introduction))
  const remarks = resources.flatMap((resource) => [resource.title, resource.justification])
  const before = earlier.map((chapter) => chapter.introduction)
  return distinctFaults([
    ...checkLength(prose, LEAST_OF_OPENING, ENOUGH_OF_OPENING),
    ...(rewrite?.how === 'shorter' ? checkShorter(prose, Math.max(SHORT_OPENING, rewrite.introductionWords) + 1) : []),
    ...checkText(introduction, { task, ...context, before }),
    ...checkLines(objectives, task),
    ...remarks.flatMap((remark) => checkWords(remark, task)),
    ...(isAbout(introduction, [title, summary, planTitle, brief.goal]) ? [] : [OFF_TOPIC]),
  ])
}

/** `siblings`: the chapter's other sections, as far as they are written. */
export function checkSection(
  { heading, body }: SectionDraft,
  { siblings, ...context }: PartContext<SectionTask> & { readonly siblings: readonly SectionDraft[] },
): readonly Fault[] {
  const { task, markdown } = context
  const before = [...textsOf(task.earlier), ...siblings.map((sibling) => sibling.body)]
  const prose = markdown.visibleText(withoutFencedCode(body))
  // an example in code takes the room of words, but does not stand alone
  const isPrepared = context.writes !== null
  const length = lengthInWords(markdown.visibleText(body))
  const least = length < leastWords(task, isPrepared) ? Number.POSITIVE_INFINITY : leastWords(task, true)
  const isShort = !isPrepared && length < ENOUGH_OF_SECTION * wordsOfSection(task)
  return distinctFaults([
    ...checkLength(prose, least, isShort ? Number.POSITIVE_INFINITY : 0),
    ...checkRewrite(prose, task),
    ...checkText(body, { ...context, before }),
    ...checkLines([heading], task),
    ...(siblings.some((sibling) => sibling.heading.toLowerCase() === heading.toLowerCase()) ? [HEADING_TWICE] : []),
    ...checkArithmetic(body),
    ...(isAbout(`${heading}\n${body}`, [objectiveOf(task)]) ? [] : [NOT_TAUGHT]),
  ])
}

export function checkRecap(
  { keyPoints, practice }: RecapDraft,
  { task, markdown, ...gating }: PartContext<RecapTask>,
): readonly Fault[] {
  const lines = [...keyPoints, practice.task, practice.doneWhen]
  const text = lines.join('\n\n')
  return distinctFaults([
    ...(distinctBy(keyPoints, (point) => point).length < Math.max(MIN_POINTS, keyPoints.length) ? [FEW_POINTS] : []),
    ...checkLines(lines, task),
    ...checkLoop(text),
    ...checkTongue(markdown.visibleText(text), task, gating),
    ...(isAbout(task.sections.flatMap(({ heading, body }) => [heading, body]).join('\n'), lines) ? [] : [OFF_TOPIC]),
  ])
}

export function checkExercises(
  exercises: readonly Exercise[],
  { task, markdown, ...gating }: PartContext<ExercisesTask>,
): readonly Fault[] {
  const texts = exercises.flatMap((exercise) => [exercise.task, exercise.solution])
  return distinctFaults([
    ...checkLines(texts, task),
    ...checkLoop(texts.join('\n\n')),
    ...checkArithmetic(texts.join('\n\n')),
    ...checkTongue(markdown.visibleText(withoutFencedCode(texts.join('\n\n'))), task, gating),
  ])
}

/** A text of fewer different words, however long, says one thing again and again. */
const MIN_DIFFERENT = 35
const MIN_WORDS_TO_DIFFER = 80
const MAX_WORDS = 2_400

const TOO_SHORT = hard('too-short', 'Write more: say what, why and how, in whole sentences.')
const SHORT = soft('shorter-than-asked', TOO_SHORT.words)
const TOO_LONG = soft('too-long', 'Write less: what is needed, and nothing twice.')

/** `prose`: what a person sees, without code. `least`: words without which it is nothing. */
function checkLength(prose: string, least: number, enough: number): readonly Fault[] {
  const length = lengthInWords(prose)
  if (length < least) return [TOO_SHORT]
  if (length >= MIN_WORDS_TO_DIFFER && new Set(wordsOf(prose).tokens).size < MIN_DIFFERENT) return [LOOPS]
  if (length < enough) return [SHORT]
  return length > MAX_WORDS ? [TOO_LONG] : []
}

/** A chapter that was to be shorter is so in each of its parts; a deeper one is not shorter. */
function checkRewrite(prose: string, task: SectionTask): readonly Fault[] {
  const former = task.rewrite?.sectionWords[task.place]
  if (former === undefined) return []
  if (task.rewrite?.how === 'shorter') return checkShorter(prose, former)
  return task.rewrite?.how === 'deeper' && lengthInWords(prose) < former
    ? [soft('not-deeper', `Write at least ${former} words: the learner asked to go deeper.`)]
    : []
}

const checkShorter = (prose: string, former: number): readonly Fault[] =>
  lengthInWords(prose) < former
    ? []
    : [soft('not-shorter', `Write fewer than ${former} words: the learner asked for a shorter text.`)]

/** Whether any word of what it is about comes up in a text, in whatever form. */
function isAbout(text: string, subject: readonly string[]): boolean {
  const words = contentWords(subject.join('\n'))
  return words.length === 0 || words.some(makeVocabulary(text).has)
}
