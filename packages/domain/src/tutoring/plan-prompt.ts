import { USUAL_ROOM } from '../plans/plan-room.ts'
import { clip, utf8Length } from '../shared/index.ts'
import { REQUIREMENT_WORDS } from './gates/requirements.ts'
import {
  describeBrief,
  integer,
  list,
  needsFlatShape,
  type ObjectShape,
  object,
  type Prompt,
  promptOf,
  text,
  writeIn,
} from './prompt.ts'
import type { Attempted, PlanTask } from './task.ts'

const TITLE = text('Title of the plan, at most ten words.')
// the page says how many chapters and weeks there are by now: learners add and drop chapters
const DESCRIPTION = text(
  'What the learner will be able to do at the end, in one or two sentences. No number of chapters, no duration, no date.',
)

const THREAD = text(
  'The one project, piece or case that the chapters build step by step, taken from the outcome: what the learner will have made at the end, in at most 20 words. Empty if the subject has none.',
)

/** What is asked for of each chapter of an outline. */
export const OUTLINE_FIELDS = {
  title: text('Title of the chapter, at most ten words, without a number.'),
  summary: text('What the chapter teaches and why it comes here, in one sentence.'),
  objectives: list(
    text('What the learner can do after the chapter, beginning with a verb.'),
    '2 to 5 objectives, none of which another chapter has.',
  ),
  minutes: integer('How long the chapter takes, with its exercises.'),
}

const shapeFor = (chapters: string): ObjectShape =>
  object({
    title: TITLE,
    description: DESCRIPTION,
    thread: THREAD,
    chapters: list(
      object({
        ...OUTLINE_FIELDS,
        builds_on: list(integer('Number of an earlier chapter.'), 'Chapters that must come first, often none or one.'),
      }),
      `${chapters} chapters that build on each other.`,
    ),
  })

/** For models that obey nothing deeper. */
const flatShapeFor = (chapters: string): ObjectShape =>
  object({
    title: TITLE,
    description: DESCRIPTION,
    thread: THREAD,
    chapters: list(
      text('Title of the chapter, a colon, and in one sentence what it teaches.'),
      `${chapters} chapters that build on each other.`,
    ),
    objectives: list(
      text('Number of a chapter, a colon, and what the learner can do after it, beginning with a verb.'),
      '2 to 4 objectives for each chapter, each in no other.',
    ),
    minutes: list(integer('How long the chapter takes, with its exercises.'), 'One number for each chapter, in order.'),
  })

/** Bytes of the learner's words that a plan is made from: a pasted syllabus, and what was said to it. At most two thirds as many characters. */
const MAX_SAID = 9_000
/** Signs of three bytes each take a small window three times as fast as letters do. */
const MIN_BYTES = 1.5

function clipSaid(said: readonly string[]): readonly string[] {
  const all = said.join('')
  let room = Math.floor(MAX_SAID / Math.max(MIN_BYTES, utf8Length(all) / all.length || 0))
  return said.flatMap((text) => {
    const clipped = room > 0 ? clip(text, room) : ''
    room -= clipped.length
    return clipped === '' ? [] : [clipped]
  })
}

const REQUIREMENT_LINES: Readonly<Record<'mustHave' | 'skip' | 'formats', string>> = {
  ...REQUIREMENT_WORDS,
  formats: 'Choose what the learner does in each chapter by their formats.',
}

export function planPrompt({ brief, said, room = USUAL_ROOM, slots, faults }: PlanTask & Attempted): Prompt {
  const chapters = `${room.minChapters} to ${room.maxChapters}`
  return promptOf(
    {
      name: 'learning_plan',
      shape: needsFlatShape(faults) ? flatShapeFor(chapters) : shapeFor(chapters),
      maxTokens: 3_000,
    },
    [
      `You design learning plans. Make a plan of ${chapters} chapters for the learner described below.`,
      'Each chapter builds on the ones before it, fits the time and level of the learner, and is worth reading alone. Where there is a thread, each takes it a step further.',
      ...(room.minutes === null
        ? []
        : [
            `All chapters together take about ${room.minutes} minutes, and no more: that is the time there is. What has to wait, such as a dough, counts by the time spent on it.`,
          ]),
      ...(['mustHave', 'skip', 'formats'] as const)
        .filter((slot) => (slots?.[slot].length ?? 0) > 0)
        .map((slot) => REQUIREMENT_LINES[slot]),
      `${writeIn(brief, 'the language in which the learner states the goal')} Never give a web address.`,
    ],
    { learner: describeBrief(brief), ...(said && { said: clipSaid(said) }) },
  )
}
