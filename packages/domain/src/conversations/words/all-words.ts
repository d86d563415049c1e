import type { ConversationWords } from './conversation-words.ts'
import { ar, hi, ja, ru, zh } from './other-scripts.ts'
import { de, en, es, fr, it, nl, pt } from './western.ts'

/** By BCP 47 primary language. */
export const WORDS: Readonly<Record<string, ConversationWords>> = { ar, de, en, es, fr, hi, it, ja, nl, pt, ru, zh }
