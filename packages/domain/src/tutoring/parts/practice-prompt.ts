import { describeBrief, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import type { Attempted, PracticeTask } from '../task.ts'

/** The learner is to go on with their own work, and not to read another lesson. */
export const MAX_FEEDBACK_WORDS = 120

const SHAPE = object({ feedback: text(`Markdown without headings, at most ${MAX_FEEDBACK_WORDS} words.`) })

export const practicePrompt = ({
  brief,
  title,
  keyPoints,
  state,
  practice,
  result,
}: PracticeTask & Attempted): Prompt =>
  promptOf(
    { name: 'feedback', shape: SHAPE, maxTokens: 800 },
    [
      'A learner has done the practice of a chapter and shows you what came of it, under "made". Look at it as a good teacher does, against "done_when".',
      'Say what already fits, and where one sees it; what is missing or wrong, if anything is; and one next step. Read code line by line and recompute numbers before you call them wrong.',
      `At most ${MAX_FEEDBACK_WORDS} words, to the learner. No grade and no points for their work. Do not do the work for them.`,
      `${writeIn(brief)} Never give a web address.`,
    ],
    {
      ...{ learner: describeBrief(brief), chapter: { title, key_points: keyPoints, example: state || undefined } },
      ...{ practice: { task: practice.task, done_when: practice.doneWhen }, made: result },
    },
  )
