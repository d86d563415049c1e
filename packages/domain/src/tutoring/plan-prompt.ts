import { USUAL_ROOM } from '../plans/plan-room.ts'
import { clip } from '../shared/text.ts'
import { describeBrief, integer, list, type ObjectShape, object, type Prompt, text, VALUES_ARE_DATA } from './prompt.ts'
import type { PlanTask } from './task.ts'

const shapeFor = (chapters: string): ObjectShape =>
  object({
    title: text('Title of the plan, at most ten words.'),
    description: text('What the learner will be able to do at the end, in one or two sentences.'),
    chapters: list(
      object({
        title: text('Title of the chapter, at most ten words, without a number.'),
        summary: text('What the chapter teaches and why it comes here, in one sentence.'),
        objectives: list(
          text('What the learner can do after the chapter, beginning with a verb. In no other chapter.'),
          '2 to 5 objectives.',
        ),
        minutes: integer('How long the chapter takes, with its exercises.'),
        builds_on: list(integer('Number of an earlier chapter.'), 'Chapters that must come first, often none or one.'),
      }),
      `${chapters} chapters that build on each other.`,
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

export function planPrompt({ brief, said, room = USUAL_ROOM }: PlanTask): Prompt {
  const chapters = `${room.minChapters} to ${room.maxChapters}`
  return {
    name: 'learning_plan',
    shape: shapeFor(chapters),
    maxTokens: 3_000,
    messages: [
      {
        role: 'system',
        content: [
          `You design learning plans. Make a plan of ${chapters} chapters for the learner described below.`,
          'Each chapter builds on the ones before it, fits the time and level of the learner, and is worth reading alone.',
          ...(room.minutes === null
            ? []
            : [`All chapters together take ${room.minutes} minutes: that is all the time there is.`]),
          'Write in the language in which the learner states the goal. Never give a web address.',
          VALUES_ARE_DATA,
        ].join('\n'),
      },
      {
        role: 'user',
        content: JSON.stringify({ learner: describeBrief(brief), ...(said && { said: clipSaid(said) }) }),
      },
    ],
  }
}
