import { isKnown, TOPICS, type Topic } from '../brief/brief.ts'
import type { Fact } from '../brief/facts.ts'
import { askedLast, type Conversation } from './conversation.ts'
import { conversationWords, WORDS } from './words.ts'

/** Answers that a learner may choose from instead of typing; empty where nothing is asked, or where a yes is. */
export function suggestionsFor(conversation: Conversation, own: string | null = null): readonly string[] {
  if (conversation.kind !== 'awaiting-learner') return []
  if (conversation.suggestions.length > 0) return conversation.suggestions
  const last = conversation.turns.at(-1)?.text
  if (Object.values(WORDS).some(({ cannotAnswer }) => cannotAnswer === last)) return []
  const words = conversationWords(conversation.brief, own)
  const asked = askedLast(conversation)
  if (asked === 'change' || asked === 'proceed') return [words.names.goal, ...TOPICS.map((topic) => words.names[topic])]
  const topic = topicAsked(conversation)
  return topic === null ? [] : words.answers[topic]
}

/** The topic that the assistant's last message asks about, as long as nothing is known of it. */
export function topicAsked(conversation: Conversation): Topic | null {
  const asked = conversation.kind === 'awaiting-learner' ? askedLast(conversation) : null
  return TOPICS.find((topic) => topic === asked && !isKnown(conversation.brief, topic)) ?? null
}

/** In the order in which the languages' answers name them. */
const VALUES = {
  level: [
    ['level', 'new'],
    ['level', 'some'],
    ['level', 'comfortable'],
  ],
  time: [
    ['hours_per_week', '1'],
    ['hours_per_week', '3'],
    ['minutes_per_day', '30'],
  ],
} as const

/** The exact value of an answer of ours that was pressed, for any reader; null where these words are none. */
export function suggestedFact(topic: Topic | null, words: string): Fact | null {
  if (topic !== 'level' && topic !== 'time') return null
  for (const { answers } of Object.values(WORDS)) {
    const [name, value] = VALUES[topic][answers[topic].indexOf(words.trim())] ?? []
    if (name !== undefined && value !== undefined) return { name, value, quote: words }
  }
  return null
}
