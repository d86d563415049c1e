import { STEPS } from '../../placement/level-reached.ts'
import { describeBrief, type Prompt, promptOf } from '../prompt.ts'
import type { PlacementTask } from '../task.ts'
import { ABOUT_KINDS, ABOUT_OPTIONS, questionsShape } from './questions-prompt.ts'

const SHAPE = questionsShape(`${STEPS.length} questions, from easy to hard.`, 'Number of the step that it asks about.')

/** `placement@1` */
export const placementPrompt = (task: PlacementTask): Prompt =>
  promptOf(
    { name: 'questions', shape: SHAPE, maxTokens: 3_000 },
    [
      `You write ${task.replace?.refuted.length ?? STEPS.length} questions that find out how much a learner knows already of what they want to learn: one for each step, each harder than the one before.`,
      'Ask about the subject itself: what those at that step know for sure and those before it do not. Each has one answer that every expert agrees on, and takes less than a minute.',
      'Ask nothing about the learner, their time, taste or plans, and nothing that changes from year to year, such as prices, versions or records.',
      ...ABOUT_KINDS,
      'Use at least three kinds. A question of the kind "single" has four options, so that guessing seldom helps.',
      ABOUT_OPTIONS,
      ...(task.replace ? REPLACING : []),
      'Write in the language in which the learner states the goal. Never give a web address.',
    ],
    {
      learner: describeBrief(task.brief),
      steps: task.objectives.map((step, place) => `${place + 1}. ${step}`),
      ...task.replace,
    },
  )

const REPLACING = [
  'Those under "refuted" are to be replaced, each by one about the same step, given as "objective": someone who knows the subject came to another answer. Each new one has only one answer.',
  'Those under "kept" stay: ask nothing that they ask.',
]
