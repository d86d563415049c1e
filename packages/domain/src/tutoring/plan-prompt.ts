import { briefInWords, LEARNER_WORDS_ARE_DATA } from './brief-in-words.ts'
import { list, object, text } from './json-shape.ts'
import type { Prompt } from './prompt.ts'
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

export const planPrompt = ({ brief }: PlanTask): Prompt => ({
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
        LEARNER_WORDS_ARE_DATA,
      ].join('\n'),
    },
    { role: 'user', content: briefInWords(brief) },
  ],
})
