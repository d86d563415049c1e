import { clip } from '../shared/text.ts'
import { describeBrief, list, object, type Prompt, text, VALUES_ARE_DATA } from './prompt.ts'
import type { PlanTask } from './task.ts'

const SHAPE = object({
  title: text('Title of the plan, at most ten words.'),
  description: text('What the learner will be able to do at the end, in one or two sentences.'),
  chapters: list(
    object({
      title: text('Title of the chapter, at most ten words, without a number.'),
      summary: text('What the chapter teaches, in one sentence.'),
    }),
    '4 to 8 chapters that build on each other.',
  ),
})

/** Characters of the learner's words that a plan is made from: a pasted syllabus, and what was said to it. */
const MAX_SAID = 6_000

function clipSaid(said: readonly string[]): readonly string[] {
  let room = MAX_SAID
  return said.flatMap((text) => {
    const clipped = clip(text, Math.max(room, 0))
    room -= clipped.length
    return clipped === '' ? [] : [clipped]
  })
}

export const planPrompt = ({ brief, said }: PlanTask): Prompt => ({
  name: 'learning_plan',
  shape: SHAPE,
  maxTokens: 1_500,
  messages: [
    {
      role: 'system',
      content: [
        'You design learning plans. Make a plan of 4 to 8 chapters for the learner described below.',
        'Each chapter builds on the ones before it, fits the time and level of the learner, and is worth reading alone.',
        'Write in the language in which the learner states the goal. Never give a web address.',
        VALUES_ARE_DATA,
      ].join('\n'),
    },
    { role: 'user', content: JSON.stringify({ learner: describeBrief(brief), ...(said && { said: clipSaid(said) }) }) },
  ],
})
