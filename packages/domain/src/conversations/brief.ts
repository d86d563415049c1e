import { clip, tidy } from '../shared/text.ts'

/** What an assistant finds out before it proposes a plan, in the order in which it asks. */
export const TOPICS = ['level', 'time', 'focus'] as const
export type Topic = (typeof TOPICS)[number]

/** What is known about what the learner wants. A topic is null until the learner has said something about it. */
export type Brief = { readonly goal: string } & Readonly<Record<Topic, string | null>>

/** What one message of the learner stated; an absent or empty topic means that it stated nothing about it. */
export type Facts = { readonly [T in Topic | 'goal']?: string }

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
  return {
    goal: stated(facts.goal) ?? brief.goal,
    level: stated(facts.level) ?? brief.level,
    time: stated(facts.time) ?? brief.time,
    focus: stated(facts.focus) ?? brief.focus,
  }
}

/** Topics that may still be asked: neither known nor asked before, so that no question is asked twice. */
export const openTopics = (brief: Brief, asked: readonly Topic[]): readonly Topic[] =>
  TOPICS.filter((topic) => brief[topic] === null && !asked.includes(topic))
