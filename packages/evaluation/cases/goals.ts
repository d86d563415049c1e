import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Topic } from '@app/domain'

/**
 * How a learner talks. `answers`: what is asked, and nothing else. `everything`: all of it in the first message. `evades`
 * and `counter-questions`: only when a thing is asked for the second time. `contradicts`: takes the level back when the
 * summary is shown. `pastes-prompts`: adds an order to the model. `hurries`: asks for the plan at once.
 */
type Style = 'answers' | 'everything' | 'evades' | 'counter-questions' | 'contradicts' | 'pastes-prompts' | 'hurries'

export type GoalCase = {
  readonly id: string
  readonly category: string
  /** BCP 47. */
  readonly language: string
  /** The first message. */
  readonly goal: string
  /** One of these belongs into a plan for it, without regard to case. Empty: there is no subject. */
  readonly subject: readonly string[]
  /** Hidden until the learner says them. */
  readonly facts: Readonly<Record<Topic, string>>
  /** Minutes in all that `facts.time` comes to; null where it sets no end. */
  readonly totalMinutes: number | null
  readonly style: Style
}

/** In the order in which goals take them: most learners just answer. */
const STYLES: readonly Style[] = [
  'answers',
  'everything',
  'answers',
  'evades',
  'answers',
  'counter-questions',
  'contradicts',
  'answers',
  'pastes-prompts',
  'hurries',
]

/** A file of this folder: a row is a line, its columns apart by tabs. */
export const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** Language, level, time and focus: what learners know, can spend and want. */
const PEOPLE = rowsOf('people.tsv')

/** Category, language, goal, words of its subject (apart by |); and perhaps a time of its own, with the minutes that it comes to. */
const GOAL_ROWS = rowsOf('goals.tsv')

/** A goal that may mean several things is asked about where it is all that is said. */
function styleOf(index: number, category: string): Style {
  const style = STYLES[index % STYLES.length] ?? 'answers'
  return category === 'ambiguous' && style === 'everything' ? 'answers' : style
}

export const GOALS = GOAL_ROWS.map(
  ([category = '', language = '', goal = '', subject = '', ownTime, total], index): GoalCase => {
    const people = PEOPLE.filter(([spoken]) => spoken === language)
    const [, level = '', time = '', focus = ''] = people[index % people.length] ?? []
    const before = GOAL_ROWS.slice(0, index).filter(([other]) => other === category).length
    return {
      id: `${category}/${before + 1}`,
      category,
      language,
      goal,
      subject: subject === '' ? [] : subject.split('|'),
      facts: { level, time: ownTime ?? time, focus },
      totalMinutes: total === undefined ? null : Number(total),
      style: styleOf(index, category),
    }
  },
)
