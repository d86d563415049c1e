import { object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import type { Attempted, SectionTask } from '../task.ts'
import { describeLesson } from './describe-lesson.ts'
import type { Blueprint } from './lesson-texts.ts'
import { describeRewrite, rewriteRules } from './rewrite-prompt.ts'
import { wordsOfSection } from './section-words.ts'

const SHAPE = object({
  heading: text('Heading of the section, as the blueprint has it.'),
  body: text('The section, in Markdown without headings; a line in bold may divide it.'),
})

export const sectionPrompt = (task: SectionTask & Attempted): Prompt =>
  promptOf(
    { name: 'section', shape: SHAPE, maxTokens: 3_600 },
    [
      'You write one section of a chapter of a learning plan: the one that "write" names at the end of the user message. The others of the blueprint are written at the same time.',
      'Start from what your section assumes, carry the example on with its very names, values and terms, step by step, and come to what the section hands over. List neither: the reader has read the one before. "words" says about how long it is, code and tables too.',
      'What stands under "taught" is known: use it. What the other sections teach is theirs: do not teach it as well.',
      'Where the subject has them, use tables, code in fences that name its language, and formulas between dollar signs. A program is whole and runs as it stands; a fragment, or a line that fails on purpose, is said to be one.',
      ...rewriteRules(task.rewrite),
      `${writeIn(task.brief)} Write for the level of the learner. Every sentence respects what the learner asks to respect, and leaves out what they skip. No greeting, and no summary at the end. Never give a web address.`,
    ],
    {
      ...describeLesson(task),
      ...describeRewrite(task.rewrite),
      blueprint: describeBlueprint(task.blueprint),
      write: {
        section: task.place + 1,
        objective: objectiveOf(task),
        words: 10 * Math.round(wordsOfSection(task) / 10),
      },
    },
  )

/** What a section teaches. */
export const objectiveOf = ({ objectives, blueprint, place }: SectionTask): string =>
  objectives[blueprint.sections[place]?.objective ?? place] ?? ''

export const describeBlueprint = ({ example, terms, sections }: Blueprint) => ({
  ...(example !== '' && { example }),
  ...(terms.length > 0 && { terms }),
  sections: sections.map(({ heading, assumes, handsOver }, place) => ({
    section: place + 1,
    heading,
    ...(assumes !== '' && { assumes }),
    ...(handsOver !== '' && { hands_over: handsOver }),
  })),
})
