import type { Level } from '@app/domain'
import { rowsOf } from './rows.ts'

/** A learner with a goal, what they answer when they are asked, and what the brief has to hold in the end. */
export type GoalCase = {
  readonly id: string
  /** BCP 47. */
  readonly language: string
  /** The first message. */
  readonly goal: string
  /** By what is asked for. */
  readonly answers: Readonly<Record<string, string>>
  /** The answer to the first question. */
  readonly asksBack: string
  /** What they say to the first summary: another level. */
  readonly correction: string
  readonly level: Level
  readonly minutesPerWeek: number
}

/** Language; level, time and its minutes a week, aim; a question back; a correction and the level that it names. */
const PEOPLE = rowsOf('people.tsv')

/** Forty fixed goals. A row is a category, a language and the goal; people take them in turn. */
export const GOALS: readonly GoalCase[] = rowsOf('goals.tsv').map(([category, language = '', goal = ''], index) => {
  const people = PEOPLE.filter(([spoken]) => spoken === language)
  const [, level = '', time = '', minutes, aim = '', asksBack = '', correction = '', corrected] =
    people[index % people.length] ?? []
  return {
    ...{ id: `${index + 1} ${category}`, language, goal, asksBack, correction },
    answers: { level, time, focus: aim, outcome: aim },
    level: corrected === 'some' ? 'some' : 'new',
    minutesPerWeek: Number(minutes),
  }
})
