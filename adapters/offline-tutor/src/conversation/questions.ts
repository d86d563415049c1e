import { TOPICS, type Topic } from '@app/domain'
import type { Kind, Subject } from '../kinds/kind.ts'
import { prose } from '../words/prose.ts'

const TIME = prose`
  How much time can you give it in a normal week? “Two hours”, “20 minutes a day” or “Sunday mornings” will do, and a
  date to be ready by helps too.
`

export function questionFor(topic: Topic, kind: Kind, subject: Subject): string {
  if (topic === 'time') return TIME
  return topic === 'level' ? kind.asksLevel(subject) : kind.asksFocus(subject)
}

const CHANGES = [
  'Of course. What would you like to change? Just write it as it should be, for example “3 hours a week”.',
  'Of course. What should be different: the goal, your level, your time or the focus?',
  'Gladly. Which part does not fit yet?',
  'All right. What else shall I change?',
] as const

/** In other words each time, as long as there are any. */
export const askWhatToChange = (said: readonly string[]): string =>
  CHANGES.find((words) => !said.includes(words)) ?? CHANGES[3]

const NEW_VALUE: Readonly<Record<Topic | 'goal', string>> = {
  goal: 'What would you like to learn instead?',
  level: 'How would you describe your level, then?',
  time: 'How much time do you have, then?',
  focus: 'What should the plan pay most attention to, then?',
}

export const askNewValue = (name: Topic | 'goal'): string => NEW_VALUE[name]

/** Which value the tutor's last message asked for, if it was such a question. */
export const askedForNew = (message: string): Topic | 'goal' | null =>
  (['goal', ...TOPICS] as const).find((name) => message.endsWith(NEW_VALUE[name])) ?? null
