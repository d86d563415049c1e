import { MAX_CHAPTERS, MIN_CHAPTERS, USUAL_ROOM } from '../../plans/plan-room.ts'
import { clip } from '../../shared/index.ts'
import { OUTLINE_FIELDS } from '../plan-prompt.ts'
import { describeBrief, integer, list, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import type { RevisableChapter, ReviseTask } from '../task.ts'

/** One shape for both, so that a small model has but one to learn. */
const SHAPE = object({
  chapters: list(
    object({
      from: integer('Number of the chapter in the plan as it is now; 0 for a new one.'),
      ...OUTLINE_FIELDS,
    }),
    'The chapters, in order.',
  ),
  not_done: text(
    'What of the request is not in these chapters, and why: one short sentence a line. Empty if all of it is.',
  ),
})

/** What is shown of each chapter: a whole plan has to fit a window of 8k tokens, twice. */
const MAX_SUMMARY = 240
const MAX_OBJECTIVE = 120
const MAX_OBJECTIVES = 4

/** A chapter as the model is shown it. What it repeats of that has not changed. */
export const shownChapter = ({ title, summary, objectives }: RevisableChapter) => ({
  title,
  summary: clip(summary, MAX_SUMMARY),
  objectives: objectives.slice(0, MAX_OBJECTIVES).map((objective) => clip(objective, MAX_OBJECTIVE)),
})

export function revisePrompt(task: ReviseTask): Prompt {
  const { minutes } = task.room ?? USUAL_ROOM
  const chapters = task.chapters.map((chapter, place) => ({
    number: place + 1,
    ...shownChapter(chapter),
    ...(chapter.minutes !== null && { minutes: chapter.minutes }),
    ...(chapter.prerequisites.length > 0 && { builds_on: chapter.prerequisites.map((earlier) => earlier + 1) }),
    ...(chapter.isFixed && { fixed: true }),
  }))
  return promptOf(
    { name: 'revised_plan', shape: SHAPE, maxTokens: 3_000 },
    [
      ...('request' in task.wanted ? howToRevise(minutes) : HOW_TO_ADD),
      `${writeIn(task.brief)} Never give a web address.`,
    ],
    {
      learner: describeBrief(task.brief),
      plan: task.planTitle,
      thread: task.thread || undefined,
      chapters,
      ...('request' in task.wanted ? { request: task.wanted.request } : { write: task.wanted.added + 1 }),
    },
  )
}

const howToRevise = (minutes: number | null): readonly string[] => [
  'You change a learning plan as its learner asks under "request", and change nothing else.',
  'Answer with every chapter that the plan is to have then, in its new order; leave out those that are to go.',
  'Say in "from" which chapter it is now. Repeat the words of a chapter that stays as it is. A new chapter is from 0.',
  'Chapters that are "fixed" stay first, in their order and in their words.',
  'A chapter stays behind those that it builds on.',
  `A plan has ${MIN_CHAPTERS} to ${MAX_CHAPTERS} chapters.`,
  ...(minutes === null ? [] : [`All chapters together take ${minutes} minutes at most.`]),
  'What you cannot do, leave out and say under "not_done", with the reason: what is fixed, what builds on another, a chapter that does not exist, how long a chapter takes.',
  'If the request asks for no change of the plan, answer with an empty list of chapters.',
]

const HOW_TO_ADD: readonly string[] = [
  'The learner has added a chapter to a learning plan: the one whose number the user message names under "write".',
  'Answer with this one chapter alone, with its title as it is: say what it teaches, at its place in the plan.',
  'It teaches nothing that another chapter teaches.',
]
