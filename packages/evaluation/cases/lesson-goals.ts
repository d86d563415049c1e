import { type GoalCase, rowsOf } from './goals.ts'

/** Goals whose plans are written to the end. `taught`: the demo tutor has lessons on it. `general`: it has ways of learning only. */
export type LessonGoal = GoalCase & { readonly category: 'taught' | 'general' }

const ROWS = rowsOf('lesson-goals.tsv')

/** With time for every lesson: one who begins, and one who wants to go far. */
const LEVELS = { new: 'I am a complete beginner', good: 'I have done it for years and want to go deeper' } as const
const TIME = '10 hours a week'
const FOCUS = 'using it every day'

/** Of each taught subject a plan for each level, together all of its lessons; of the others one, as their plans are alike. */
export const LESSON_GOALS: readonly LessonGoal[] = ROWS.flatMap(([category = '', goal = '']) => {
  if (category !== 'taught' && category !== 'general') throw new Error(`No goal is ${category}.`)
  const levels = category === 'taught' ? (['new', 'good'] as const) : (['new'] as const)
  return levels.map(
    (level): LessonGoal => ({
      ...{ id: `${category}/${goal}/${level}`, category, language: 'en', goal, subject: [] },
      ...{ facts: { level: LEVELS[level], time: TIME, focus: FOCUS }, totalMinutes: null, style: 'everything' },
    }),
  )
})
