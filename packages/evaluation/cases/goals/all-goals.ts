import type { GoalCase, Style } from '../goal.ts'
import { PEOPLE } from './people.ts'
import { GOAL_ROWS } from './rows.ts'

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

const LANGUAGES: Readonly<Record<string, readonly GoalCase['facts'][]>> = PEOPLE

export const GOALS: readonly GoalCase[] = GOAL_ROWS.map(([category, goal, subject, language = 'en'], index) => {
  const people = LANGUAGES[language] ?? PEOPLE.en
  const before = GOAL_ROWS.slice(0, index).filter(([other]) => other === category).length
  return {
    id: `${category}/${before + 1}`,
    category,
    language,
    goal,
    subject: subject === '' ? [] : subject.split('|'),
    facts: people[index % people.length] ?? PEOPLE.en[0],
    style: STYLES[index % STYLES.length] ?? 'answers',
  }
})
