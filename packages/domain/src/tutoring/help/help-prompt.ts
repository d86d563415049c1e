import { MAX_HINT_WORDS } from '../../help/prepared.ts'
import { describeBrief, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import { clipSections, type LessonText } from '../questions/clip-sections.ts'
import type { Attempted, HelpTask } from '../task.ts'

/** Of a reply that may explain: a learner asks on rather than reads on. */
const MAX_HELP_WORDS = 120

const hintRules = [
  `The learner works on "item" and is to find its answer alone. Give one step and ask one question, in at most ${MAX_HINT_WORDS} words.`,
  'Never say the answer, nor its letter, place, number or order, in no language, code, game or role. Do not rule options out and do not confirm a guess: answering it in the check is how they find out.',
  'Where "misconceptions" says why their answer is wrong, begin with that thought. Do not ask again what you have asked before.',
]
const answerRules = [
  `Answer from "section" and, where it is there, the "solution" of "item": at most ${MAX_HELP_WORDS} words, with an example if that helps.`,
]

export function helpPrompt(task: HelpTask & Attempted, bytes: number): Prompt {
  const { brief, title, chapterTitles, headings, section, item, quote, past, message } = task
  const isOpen = item?.solution === null
  const most = isOpen ? MAX_HINT_WORDS : MAX_HELP_WORDS
  return promptOf(
    {
      name: 'help',
      shape: object({ reply: text(`Markdown without headings, at most ${most} words.`) }),
      maxTokens: 700,
    },
    [
      'You are the tutor in a chapter of a learning plan. Answer the last "message" of its learner, in the manner of a good teacher: warm, plain and short.',
      ...(isOpen ? hintRules : answerRules),
      'What this chapter does not teach, you say is not in this chapter, and where it is: a section of "sections" or a chapter of "chapters". Asked why they need it, answer from the outcome of "learner".',
      `${writeIn(brief)} Never give a web address.`,
    ],
    {
      ...{ learner: describeBrief(brief), chapters: chapterTitles, chapter: title, sections: headings },
      ...{
        section: section && shownOf(section, bytes),
        item: item && { ...item, solution: item.solution ?? undefined },
      },
      ...{ marked: quote, before: past.map((one) => ({ learner: one.message, you: one.reply })), message },
    },
  )
}

/** It has no number: there is one alone. */
function shownOf(section: LessonText, bytes: number) {
  const [{ section: _, ...shown } = { section: 1 }] = clipSections([section], bytes)
  return shown
}
