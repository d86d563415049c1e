import { clip, tidy } from '../shared/text.ts'

/** What an assistant finds out before it proposes a plan, in the order in which it asks. */
export const TOPICS = ['level', 'time', 'focus'] as const
export type Topic = (typeof TOPICS)[number]

/** What is known about what the learner wants. A topic is null until the learner has said something about it. */
export type Brief = { readonly goal: string } & Readonly<Record<Topic, string | null>>

/** What one message of the learner stated. An absent or empty topic: nothing about it. Null: it takes back what was said before. */
export type Facts = { readonly goal?: string } & { readonly [T in Topic]?: string | null }

const MAX_FACT_LENGTH = 300

/** `goal` is the learner's first message: of a pasted page the brief keeps the beginning. */
export const briefOf = (goal: string): Brief => ({
  goal: clip(tidy(goal), MAX_FACT_LENGTH),
  level: null,
  time: null,
  focus: null,
})

/** New facts replace older ones: the learner has changed their mind. */
export function learn(brief: Brief, facts: Facts): Brief {
  const stated = (text: string | undefined): string | null => clip(tidy(text ?? ''), MAX_FACT_LENGTH) || null
  const after = (topic: Topic): string | null => {
    const fact = facts[topic]
    return fact === null ? null : (stated(fact) ?? brief[topic])
  }
  return { goal: stated(facts.goal) ?? brief.goal, level: after('level'), time: after('time'), focus: after('focus') }
}

/** Topics that may still be asked: neither known nor asked before, so that no question is asked twice. */
export const openTopics = (brief: Brief, asked: readonly Topic[]): readonly Topic[] =>
  TOPICS.filter((topic) => brief[topic] === null && !asked.includes(topic))
