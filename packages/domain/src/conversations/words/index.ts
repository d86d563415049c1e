import { languagesFor } from '../../shared/own-language.ts'
import { asksForConfirmation } from '../confirmation.ts'
import { isFactless } from '../stated-facts.ts'
import { languageOfSuggestion } from '../suggested-index.ts'
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
export const spokenLanguage = (turns: readonly Turn[], own: string | null = null): string =>
  saidLanguage(turns, own) ?? 'en'

/**
 * The same; null where nothing tells. The words that were typed decide; where they are too few, a suggested answer that was chosen
 * tells more than what is read elsewhere, so that no answer turns the language around.
 */
export function saidLanguage(turns: readonly Turn[], own: string | null = null): string | null {
  const said = turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)
  const typed = said.filter((text) => languageOfSuggestion(text) === null)
  // "great, let's go" behind a few names makes French of them
  const answers = typed.filter((text) => !isFactless(text))
  const chosen = said.map(languageOfSuggestion).findLast((language) => language !== null)
  const words = (answers.length > 0 ? answers : typed).join('\n').replace(NAMES_OF_ONE_LETTER, ' ')
  return languagesFor(words, chosen ?? own)[0] ?? null
}

/** Whether an assistant's message is a summary that asks for a yes, in whichever language. */
export const isSummary = (text: string): boolean =>
  asksForConfirmation(text) ||
  text.includes(BUTTON) ||
  Object.values(WORDS).some(({ closing }) => text.includes(closing))

/** Stored summaries of every language name the button in English, whatever the closing says by now. */
const BUTTON = 'No, I want to change something'

export type { ConversationWords } from './conversation-words.ts'
