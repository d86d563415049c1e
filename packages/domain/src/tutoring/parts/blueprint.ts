import type { ChapterContent } from '../../chapters/content.ts'
import { clip, tidy } from '../../shared/text.ts'
import { asFields, asInteger, asList, asText, readAnswer } from '../answer-schema.ts'
import { hard, judged, type Reading, soft } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { clipAtEnd, markdownLine, modelLine, unlinked, withLineBreaks } from '../model-text.ts'
import { integer, list, needsFlatShape, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import type { Attempted, BlueprintTask, LessonTask } from '../task.ts'
import { describeLesson } from './describe-lesson.ts'
import type { Blueprint, SectionPlan } from './lesson-texts.ts'
import { MAX_SECTIONS, sectionsOfChapter, wordsByShare, wordsOfChapter } from './section-words.ts'

const LINES = {
  example: text(
    'One example, or the next step of the project of the plan, that all sections carry on, with all its values, in at most 350 words. Empty if the subject has none.',
  ),
  terms: list(text('A term or a sign, a colon, and what it means here.'), 'At most twelve.'),
  exercises: list(
    text('What is to be done, in one sentence.'),
    '3 to 5, from easy to hard, each with values of its own, none of the example.',
  ),
}
const SHAPE = object({
  ...LINES,
  sections: list(
    object({
      heading: text('At most eight words.'),
      objective: integer('Number of the objective that it serves.'),
      assumes: text('What the reader has by then: results, values, code.'),
      hands_over: text('What the next section builds on.'),
      share: integer('How long it is: 1 short, 2 usual, 3 long.'),
    }),
    'In the order in which they are read.',
  ),
})
/** For models that obey nothing deeper. */
const FLAT_SHAPE = object({
  ...LINES,
  sections: list(text('Heading, at most eight words.'), 'In the order in which they are read.'),
})

export const blueprintPrompt = (task: BlueprintTask & Attempted): Prompt =>
  promptOf(
    { name: 'blueprint', shape: needsFlatShape(task.faults) ? FLAT_SHAPE : SHAPE, maxTokens: 2_000 },
    [
      'You plan one chapter of a learning plan before it is written. Its sections are then written side by side by others, who see nothing of each other but your plan.',
      `Plan ${sectionsOfChapter(task)} sections, of about ${100 * Math.round(wordsOfChapter(task) / 100)} words together. Each objective has one or more, and each section builds on the one before it.`,
      'Let one example, or one step of a project that grows through the plan, run through all of them: give its real values, and say what each section takes over and hands over. Where "thread" names what the plan builds, the example is its next step. Where "goes_on_from" shows how far it is, go on from there.',
      'What stands under "taught" is known: use it, and plan no section that teaches it again.',
      writeIn(task.brief),
    ],
    describeLesson(task),
  )

const SECTION = { heading: asText, objective: asInteger, assumes: asText, hands_over: asText, share: asInteger }
const BLUEPRINT = {
  example: asText,
  terms: asList(asText),
  sections: asList(asFields(SECTION, (line) => ({ heading: line }))),
  exercises: asList(asText),
}
const [MAX_LINE, MAX_EXAMPLE, MAX_TERMS, MAX_EXERCISES] = [600, 3_600, 12, 5]
const LONG_EXAMPLE = soft(
  'example-too-long',
  'Give the example in at most 350 words, with all the values that sections use.',
)
const NO_SECTIONS = hard('no-sections', 'Name the sections, each with a heading.')

/** Whatever the answer forgets, each objective has a section. */
export function readBlueprint(answer: string, task: LessonTask, markdown: Markdown): Reading<Blueprint> {
  const said = readAnswer(answer, BLUEPRINT)
  if (!said.ok) return said
  const { objectives } = task
  const line = (words: string): string => markdownLine(words, MAX_LINE, markdown)
  const named = said.value.sections
    .slice(0, 2 * MAX_SECTIONS)
    .map((section) => ({ ...section, heading: modelLine(section.heading, 120, markdown) }))
    .filter(({ heading }) => heading !== '')
    .map((section, place, { length }) => ({
      ...section,
      objective: objectiveAt(section.objective ?? Math.floor((place * objectives.length) / length) + 1, objectives),
    }))
  const isServed = (objective: number, by: typeof named): boolean =>
    by.some((section) => section.objective === objective)
  const missing = [...objectives.keys()].filter((objective) => !isServed(objective, named.slice(0, MAX_SECTIONS)))
  const sections = [
    ...named.slice(0, MAX_SECTIONS - missing.length),
    ...missing.map((objective) => ({ ...PLAIN, heading: objectives[objective] ?? '', objective })),
  ]
  const words = wordsByShare(
    task,
    sections.map(({ share }) => Math.min(3, Math.max(1, share ?? 2))),
  )
  const example = unlinked(tidy(withLineBreaks(said.value.example)), markdown).text
  const blueprint: Blueprint = {
    example: clipAtEnd(example, MAX_EXAMPLE),
    terms: said.value.terms.map(line).filter(Boolean).slice(0, MAX_TERMS),
    sections: sections.map(({ heading, objective, assumes, hands_over: handsOver }, place) => ({
      ...{ heading, objective, assumes: line(assumes), handsOver: line(handsOver), words: words[place] ?? 0 },
    })),
    exercises: said.value.exercises.map(line).filter(Boolean).slice(0, MAX_EXERCISES),
  }
  return judged(blueprint, [
    ...(named.length === 0 ? [NO_SECTIONS] : []),
    ...(example.length > MAX_EXAMPLE ? [LONG_EXAMPLE] : []),
  ])
}

const PLAIN = { assumes: '', hands_over: '', share: 2 }

const objectiveAt = (number: number, { length }: readonly string[]): number => Math.min(length, Math.max(1, number)) - 1

/** A section for each objective: where no model can plan more. */
export function plainBlueprint(task: LessonTask): Blueprint {
  const words = wordsByShare(
    task,
    task.objectives.map(() => 1),
  )
  return { ...NOTHING, sections: task.objectives.map((heading, place) => sectionOf(heading, place, words[place] ?? 0)) }
}

const NOTHING = { example: '', terms: [], exercises: [] }

const sectionOf = (heading: string, objective: number, words: number): SectionPlan => ({
  ...{ heading: clip(heading, 120), objective, assumes: '', handsOver: '', words },
})

/** Of a chapter that is explained differently: its sections, as long as they are. */
export function blueprintOf(
  { sections }: ChapterContent,
  task: LessonTask,
  sectionWords: readonly number[],
): Blueprint {
  const { objectives } = task
  if (sections.length === 0) return plainBlueprint(task)
  return {
    ...NOTHING,
    sections: sections.map(({ heading, objective = '' }, place) => {
      const found = objectives.indexOf(objective)
      const nearby = Math.floor((place * objectives.length) / sections.length)
      return sectionOf(heading, found < 0 ? nearby : found, sectionWords[place] ?? 0)
    }),
  }
}
