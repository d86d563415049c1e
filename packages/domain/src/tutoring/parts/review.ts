import { tidy, utf8Length } from '../../shared/text.ts'
import { asFields, asList, asText, readAnswer } from '../answer-schema.ts'
import { judged, type Reading } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { unlinked, withLineBreaks } from '../model-text.ts'
import { list, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import { clipSections } from '../questions/clip-sections.ts'
import type { Attempted, ReviewTask } from '../task.ts'
import { describeLesson } from './describe-lesson.ts'
import type { LessonTexts } from './lesson-texts.ts'
import { describeBlueprint } from './section-prompt.ts'

/** Words of a chapter that are wrong, and those that take their place; empty where they are left out. */
export type Correction = { readonly quote: string; readonly instead: string }

const SHAPE = object({
  errors: list(
    object({
      quote: text(
        'The words that are wrong, copied exactly, with as many around them as it takes to stand in the chapter once.',
      ),
      wrong: text('What is wrong with them, in one sentence.'),
      instead: text('The words that take their place, ready to be read. Empty to leave them out.'),
    }),
    'An empty list if there is none.',
  ),
})

/** Of the sections, though the other texts be long. */
const MIN_BYTES = 5_000

export function reviewPrompt({ texts, ...task }: ReviewTask & Attempted, bytes: number): Prompt {
  const { sections, introduction, exercises, keyPoints, practice } = texts
  const others = {
    introduction,
    exercises,
    key_points: keyPoints,
    practice: practice?.task,
    done_when: practice?.doneWhen,
  }
  const left = Math.max(MIN_BYTES, bytes - utf8Length(JSON.stringify(others)))
  return promptOf(
    { name: 'review', shape: SHAPE, maxTokens: 2_400 },
    [
      'You read one chapter of a learning plan before a learner pays for it: first as an expert of the subject, then as this learner. What you quote is replaced by what you put in its place.',
      'List what is wrong: a fact, a number, a name, code that cannot run, a contradiction, a term that is used before it is explained, a passage that says nothing, a solution that is not the one of its exercise, what the learner asked to respect and is not respected.',
      'List nothing that is right and could be said in another way. Recompute numbers and read code line by line before you call them wrong.',
      writeIn(task.brief),
    ],
    {
      ...describeLesson(task),
      blueprint: describeBlueprint(task.blueprint),
      sections: clipSections(sections, left),
      ...others,
    },
  )
}

const ERROR = { quote: asText, instead: asText }
const MAX_CORRECTIONS = 12
/** Characters: what is shorter stands anywhere; more is a text of its own. */
const [MIN_QUOTE, MAX_QUOTE, MAX_INSTEAD] = [3, 800, 1_200]

/** Of what a review says, what quotes the chapter as it is, in a place of its own: an invented quote changes nothing. */
export function readReview(answer: string, { texts }: ReviewTask, markdown: Markdown): Reading<readonly Correction[]> {
  const said = readAnswer(answer, { errors: asList(asFields(ERROR)) })
  if (!said.ok) return said
  const corrections = said.value.errors.flatMap(({ quote, instead: words }): readonly Correction[] => {
    const { text: instead, faults } = unlinked(tidy(withLineBreaks(words)), markdown)
    const isFit = quote.length >= MIN_QUOTE && quote.length <= MAX_QUOTE && instead.length <= MAX_INSTEAD
    return isFit && faults.length === 0 && placesOf(quote, texts) === 1 ? [{ quote, instead }] : []
  })
  return judged(corrections.slice(0, MAX_CORRECTIONS), [])
}

/** One whose quote an earlier one has changed is left out, and one that would leave nothing of a text. */
export const corrected = <T extends LessonTexts>(texts: T, corrections: readonly Correction[]): T =>
  corrections.reduce(
    (all, { quote, instead }) =>
      placesOf(quote, all) === 1
        ? withTexts(all, (text) => (text === quote && instead === '' ? text : text.split(quote).join(instead)))
        : all,
    texts,
  )

function placesOf(quote: string, texts: LessonTexts): number {
  let places = 0
  withTexts(texts, (text) => {
    places += text.split(quote).length - 1
    return text
  })
  return places
}

/** Texts alone: a name of a property is none. */
const withTexts = <T extends LessonTexts>(texts: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(texts), (_name, inner) => (typeof inner === 'string' ? change(inner) : inner))
