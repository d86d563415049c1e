import type { Brief } from '../../brief/brief.ts'
import { asksForConfirmation } from '../confirmation.ts'
import type { Turn } from '../turn.ts'
import { ENGLISH, WORDS } from './all-words.ts'
import type { ConversationWords } from './conversation-words.ts'

/** The words in the language that the learner writes, or, where that is not known yet, in what they read elsewhere; else English. */
export const conversationWords = (brief: Pick<Brief, 'language'>, own: string | null = null): ConversationWords =>
  WORDS[spokenLanguage(brief, own)] ?? ENGLISH

export const hasWords = (language: string | undefined): boolean => language !== undefined && language in WORDS

/** The primary language that the learner writes, whichever it is. */
export const spokenLanguage = ({ language }: Pick<Brief, 'language'>, own: string | null = null): string =>
  language ?? own ?? 'en'

/** The turns without messages that a model or its vendor's filter declined to answer, and without what was said to them: sent again they would be declined again. */
export const withoutDeclined = (turns: readonly Turn[]): readonly Turn[] =>
  turns.filter((turn, at) => !isRefusal(turn) && !isRefusal(turns[at + 1]))

const isRefusal = (turn: Turn | undefined): boolean =>
  turn?.speaker === 'assistant' && Object.values(WORDS).some(({ cannotAnswer }) => cannotAnswer === turn.text)

/** Whether an assistant's message is a summary that asks for a yes, in whichever language. */
export const isSummary = (text: string): boolean =>
  asksForConfirmation(text) ||
  text.includes(BUTTON) ||
  Object.values(WORDS).some(({ closing }) => text.includes(closing))

/** Stored summaries of every language name the button in English, whatever the closing says by now. */
const BUTTON = 'No, I want to change something'

export type { ConversationWords } from './conversation-words.ts'
