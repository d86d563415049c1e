import { languageOf } from '../../shared/language.ts'
import { asksForConfirmation } from '../confirmation.ts'
import type { Turn } from '../turn.ts'
import type { ConversationWords } from './conversation-words.ts'
import { ar, hi, ja, ru, zh } from './other-scripts.ts'
import { de, en, es, fr, it, nl, pt } from './western.ts'

const WORDS: Readonly<Record<string, ConversationWords>> = { ar, de, en, es, fr, hi, it, ja, nl, pt, ru, zh }

/** Below it a text is too short to say its language. */
const SURE = 0.35

/** The words in the language that the learner writes; English where that cannot be told. */
export function conversationWords(turns: readonly Turn[]): ConversationWords {
  const said = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const { tag, confidence } = languageOf(said.join('\n'))
  return (confidence >= SURE ? WORDS[tag] : undefined) ?? en
}

/** Whether an assistant's message is a summary that asks for a yes, in whichever language. */
export const isSummary = (text: string): boolean =>
  asksForConfirmation(text) || Object.values(WORDS).some(({ closing }) => text.includes(closing))

export type { ConversationWords } from './conversation-words.ts'
