import { languagesFor } from '../../shared/own-language.ts'
import { asksForConfirmation } from '../confirmation.ts'
import { isFactless } from '../stated-facts.ts'
import type { Turn } from '../turn.ts'
import type { ConversationWords } from './conversation-words.ts'
import { ar, hi, ja, ru, zh } from './other-scripts.ts'
import { de, en, es, fr, it, nl, pt } from './western.ts'

const WORDS: Readonly<Record<string, ConversationWords>> = { ar, de, en, es, fr, hi, it, ja, nl, pt, ru, zh }

/** The words in the language that the learner writes, or in their own where that is unclear; else English. */
export function conversationWords(turns: readonly Turn[], own: string | null = null): ConversationWords {
  const said = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  // "great, let's go" behind a few names makes French of them
  const answers = said.filter((text) => !isFactless(text))
  return WORDS[languagesFor((answers.length > 0 ? answers : said).join('\n'), own)[0] ?? 'en'] ?? en
}

/** Whether an assistant's message is a summary that asks for a yes, in whichever language. */
export const isSummary = (text: string): boolean =>
  asksForConfirmation(text) || Object.values(WORDS).some(({ closing }) => text.includes(closing))

export type { ConversationWords } from './conversation-words.ts'
