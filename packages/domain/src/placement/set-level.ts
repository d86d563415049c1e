import type { Brief } from '../brief/brief.ts'
import type { Level, Placed } from '../brief/slots.ts'
import type { OpenConversation } from '../conversations/conversation.ts'
import type { ConversationWords } from '../conversations/words.ts'
import { formatMessage } from '../shared/index.ts'

/** The brief with the level that a placement came to, as if it were put in by hand: what is said or set later replaces it. */
export const setLevel = ({ brief, turns }: OpenConversation, level: Level, placed: Placed): Brief => ({
  ...brief,
  set: { ...brief.set, level: { value: level, turns: turns.length, placed } },
  edits: (brief.edits ?? 0) + 1,
})

/** "4 out of 5 correct: “…”, “…”": how many, in the learner's language, and which. */
export const evidenceOf = (placed: Placed, { values, language }: ConversationWords): string =>
  [formatMessage(values.placed, placed, language), placed.able.map((prompt) => `“${prompt}”`).join(', ')]
    .filter(Boolean)
    .join(': ')
