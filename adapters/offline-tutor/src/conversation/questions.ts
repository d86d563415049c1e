import { TOPICS, type Topic } from '@app/domain'
import type { About } from '../subjects/about.ts'

const TIME =
  'How much time do you have in a normal week? “Two hours” or “20 minutes a day” will do. Is there a date to be ready by?'

const ANY_LEVEL = 'What do you know or can you do already: nothing so far, a little, or quite a lot?'
const ANY_FOCUS = 'How will you know you’ve succeeded? Name something you’d like to do, make or understand.'

export function questionFor(topic: Topic, { subject }: About): string {
  if (topic === 'time') return TIME
  if (topic === 'level') return subject?.asksLevel ?? ANY_LEVEL
  return subject?.asksFocus ?? ANY_FOCUS
}

const CHANGES = [
  'Of course. What would you like to change? Just write it as it should be, for example “3 hours a week”.',
  'Sure. What should be different: the goal, your level, your time or the focus?',
  'Gladly. Which part doesn’t fit yet?',
  'All right. What else should I change?',
] as const

/** In other words each time, as long as there are any. */
export const askWhatToChange = (earlier: readonly string[]): string => unsaid(CHANGES, earlier)

/** The same, naming the parts: for who was not understood. */
export const askWhichPart = (earlier: readonly string[]): string => unsaid(CHANGES.slice(1), earlier)

const unsaid = (questions: readonly string[], earlier: readonly string[]): string =>
  questions.find((words) => !earlier.some((reply) => reply.endsWith(words))) ?? CHANGES[3]

const NEW_VALUE: Readonly<Record<Topic | 'goal', string>> = {
  goal: 'What would you like to learn instead?',
  level: 'How would you describe your level, then?',
  time: 'How much time do you have, then?',
  focus: 'What should the plan focus on, then?',
}

export const askNewValue = (name: Topic | 'goal'): string => NEW_VALUE[name]

/** Which value the tutor's last message asked for, if it was such a question. */
export const askedForNew = (message: string): Topic | 'goal' | null =>
  (['goal', ...TOPICS] as const).find((name) => message.endsWith(NEW_VALUE[name])) ?? null
