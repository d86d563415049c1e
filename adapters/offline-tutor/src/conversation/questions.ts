import { TOPICS, type Topic } from '@app/domain'
import type { About } from '../subjects/about.ts'
import { ON_TOPIC } from './on-topic.ts'

export function questionFor(topic: Topic, { subject }: About): string {
  const own = topic === 'level' ? subject?.asksLevel : topic === 'focus' ? subject?.asksFocus : undefined
  return own ?? ON_TOPIC[topic].question
}

const CHANGES = [
  'Of course. What would you like to change? Just write it as it should be, for example “3 hours a week”.',
  'Is it the goal, your level, your time or your aim?',
  'Which part doesn’t fit yet?',
  'All right. What else should I change?',
] as const

/** In other words each time, as long as there are any. `namesParts`: for a learner who was not understood. */
export const askWhatToChange = (earlier: readonly string[], namesParts = false): string =>
  CHANGES.slice(namesParts ? 1 : 0).find((words) => !earlier.some((reply) => reply.endsWith(words))) ?? CHANGES[3]

export const NEW_VALUE: Readonly<Record<Topic | 'goal', string>> = {
  goal: 'What would you like to learn instead?',
  level: 'How would you describe your level, then?',
  time: 'How much time do you have, then?',
  focus: 'What should the plan focus on, then?',
}

/** Which value the tutor's last message asked for, if it was such a question. */
export const askedForNew = (message: string): Topic | 'goal' | null =>
  (['goal', ...TOPICS] as const).find((name) => message.endsWith(NEW_VALUE[name])) ?? null
