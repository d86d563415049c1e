import type { Topic } from '@app/domain'
import type { Kind, Subject } from '../kinds/kind.ts'

const TIME =
  'How much time can you give it in a normal week? “Two hours”, “20 minutes a day” or “Sunday mornings” will do, and a date to be ready by helps too.'

export function questionFor(topic: Topic, kind: Kind, subject: Subject): string {
  if (topic === 'time') return TIME
  return topic === 'level' ? kind.asksLevel(subject) : kind.asksFocus(subject)
}

/** Counted from the second time on, because the same message twice would be taken for a model that is stuck. */
export const askWhatToChange = (before: number): string =>
  before === 0
    ? 'Of course. What would you like to change: the goal, your level, your time or the focus? Just write it as it should be, for example “3 hours a week”.'
    : `Of course. What should be different this time? This is change number ${before + 1}.`

const NEW_VALUE: Readonly<Record<Topic | 'goal', string>> = {
  goal: 'What would you like to learn instead?',
  level: 'How would you describe your level, then?',
  time: 'How much time do you have, then?',
  focus: 'What should the plan pay most attention to, then?',
}

export const askNewValue = (name: Topic | 'goal', before: number): string =>
  before === 0 ? NEW_VALUE[name] : `${NEW_VALUE[name]} (Change number ${before + 1}.)`

/** Which value the tutor's last message asked for, if it was such a question. */
export const askedForNew = (message: string): Topic | 'goal' | null =>
  (['goal', 'level', 'time', 'focus'] as const).find((name) => message.startsWith(NEW_VALUE[name])) ?? null
