import { contentWords, makeVocabulary } from '../../shared/content-words.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import type { RecapDraft, SectionDraft } from '../parts/section-draft.ts'
import { formerWords, leastWords, wordsOfSection } from '../parts/section-words.ts'
import type { RecapTask, SectionTask } from '../task.ts'
import { withoutAlike } from './alike.ts'
import { checkText, type TextContext, textsOf } from './check-text.ts'
import { checkLength, lengthInWords } from './length.ts'
import { withoutFencedCode } from './prose.ts'

const NOT_TAUGHT: Fault = {
  code: 'objectives-not-taught',
  words: 'Teach the objective that is named under "write", and use its words.',
}
const OFF_TOPIC: Fault = { code: 'off-topic', words: 'Say what the sections say, in their words.' }
const FEW_POINTS: Fault = { code: 'few-key-points', words: 'Name 3 to 7 key points that differ, in a sentence each.' }
const NO_DEED: Fault = { code: 'no-practice', words: 'Say in whole sentences what to do, and when it is done.' }

/** Share of the words that were asked for, below which the model may do better. */
const ENOUGH = 0.6
const MIN_POINTS = 3
/** Of a script without spaces fewer signs say as much. */
const MIN_LETTERS_OF_PRACTICE = 12

type Context<T> = Omit<TextContext, 'task' | 'before'> & { readonly task: T }

/** `siblings`: the chapter's other sections, as far as they are written. */
export function checkSection(
  { heading, body }: SectionDraft,
  { siblings, ...context }: Context<SectionTask> & { readonly siblings: readonly SectionDraft[] },
): readonly Fault[] {
  const { task } = context
  const before = [...textsOf(task.earlier), ...siblings.map((sibling) => sibling.body)]
  const objective = contentWords(task.objectives[task.place] ?? '')
  const { has } = makeVocabulary(`${heading}\n${body}`)
  const prose = context.markdown.visibleText(withoutFencedCode(body))
  return distinctFaults([
    ...checkLength(prose, leastWords(task)),
    ...checkRewrite(prose, task),
    ...checkText({ text: body, lines: [heading] }, { ...context, before }),
    ...(objective.length === 0 || objective.some(has) ? [] : [NOT_TAUGHT]),
  ])
}

/** A chapter that was to be shorter is so in each of its sections; a deeper one is not shorter. */
function checkRewrite(prose: string, task: SectionTask): readonly Fault[] {
  const former = formerWords(task)
  if (former === undefined) return []
  const words = lengthInWords(prose)
  if (task.rewrite?.how === 'shorter' && words >= former)
    return [{ code: 'not-shorter', words: `Write fewer than ${former} words: the learner asked for a shorter text.` }]
  if (task.rewrite?.how === 'deeper' && words < former)
    return [{ code: 'not-deeper', words: `Write at least ${former} words: the learner asked to go deeper.` }]
  return []
}

/** What a section that is fit could do better. An example in code takes the room of words. */
export const checkSectionDetails = (
  { body }: Pick<SectionDraft, 'body'>,
  { task, markdown }: Context<SectionTask>,
): readonly Fault[] => checkLength(markdown.visibleText(body), ENOUGH * wordsOfSection(task))

export function checkRecap({ keyPoints, practice }: RecapDraft, context: Context<RecapTask>): readonly Fault[] {
  const { task } = context
  const words = contentWords([...keyPoints, practice.task].join('\n'))
  const { has } = makeVocabulary(task.sections.flatMap(({ heading, body }) => [heading, body]).join('\n'))
  const text = [...keyPoints, practice.task, practice.doneWhen].join('\n\n')
  return distinctFaults([
    ...(withoutAlike(keyPoints, (point) => point).length < Math.max(MIN_POINTS, keyPoints.length) ? [FEW_POINTS] : []),
    ...(practice.task.length < MIN_LETTERS_OF_PRACTICE ? [NO_DEED] : []),
    ...checkText({ text, lines: keyPoints }, { ...context, before: [] }),
    ...(words.some(has) ? [] : [OFF_TOPIC]),
  ])
}
