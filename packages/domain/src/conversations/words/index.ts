import { languagesFor } from '../../shared/own-language.ts'
import { asksForConfirmation } from '../confirmation.ts'
import { isFactless } from '../stated-facts.ts'
import type { Turn } from '../turn.ts'
import { ENGLISH, WORDS } from './all-words.ts'
import type { ConversationWords } from './conversation-words.ts'

/** The words in the language that the learner writes, or in their own where that is unclear; else English. */
export const conversationWords = (turns: readonly Turn[], own: string | null = null): ConversationWords =>
  WORDS[conversationLanguage(turns, own)] ?? ENGLISH

/** Programming languages: "C" is no French, and neither is "C++". */
const NAMES_OF_ONE_LETTER = /(?<![\p{L}'’])[CR](?:\+\+|#)?(?![\p{L}'’])/giu

/** The primary language of those words, if it is one of ours; else English. */
export function conversationLanguage(turns: readonly Turn[], own: string | null = null): string {
  const tag = spokenLanguage(turns, own)
  return tag in WORDS ? tag : 'en'
}

/** The primary language that the learner writes, whichever it is. */
export function spokenLanguage(turns: readonly Turn[], own: string | null = null): string {
  const said = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  // "great, let's go" behind a few names makes French of them
  const answers = said.filter((text) => !isFactless(text))
  const [tag = 'en'] = languagesFor(
    (answers.length > 0 ? answers : said).join('\n').replace(NAMES_OF_ONE_LETTER, ' '),
    own,
  )
  return tag
}

/** Whether an assistant's message is a summary that asks for a yes, in whichever language. */
export const isSummary = (text: string): boolean =>
  asksForConfirmation(text) || Object.values(WORDS).some(({ closing }) => text.includes(closing))

export type { ConversationWords } from './conversation-words.ts'
