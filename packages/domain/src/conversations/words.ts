import type { Brief, Topic } from '../brief/brief.ts'
import type { Format, Level } from '../brief/slots.ts'
import { asksForConfirmation } from './confirmation.ts'
import type { Turn } from './turn.ts'
import catalogue from './words.json' with { type: 'json' }

/** What code says in a conversation, in one language. Learners' words go between these, never into them. */
export type ConversationWords = OwnWords & { readonly language: string }

type OwnWords = {
  /** Leads up to the summary. */
  readonly intro: string
  readonly names: Readonly<Record<Topic | 'goal', string>>
  /** What "no" to the question about the level means. */
  readonly newcomer: string
  /** Stands for what the learner did not say; names itself as an assumption. */
  readonly assumed: Readonly<Record<Topic, string>>
  /** Asks for the yes. The English one holds the specification's phrases; in other languages the state alone decides. */
  readonly closing: string
  /** Said when a model, or its vendor's filter, declines to answer. */
  readonly cannotAnswer: string
  /** Said in place of a model's words where something that it took from the learner's could not be kept. */
  readonly notTaken: string
  readonly questions: Readonly<Record<Topic | 'change', string>>
  /** Answers to the questions, in the first person, that fit any goal; each at most 40 characters. `suggestedFact` knows their values by their place. */
  readonly answers: Readonly<Record<Topic, readonly string[]>>
  readonly values: ValueWords
}

/** How values of a brief are said. */
type ValueWords = {
  /** Without `new`, which has a word of its own. */
  readonly levels: Readonly<Record<Exclude<Level, 'new'>, string>>
  /** `{time}` stands for hours or minutes. */
  readonly perWeek: string
  readonly perDay: string
  readonly inAll: string
  /** `{words}` give no amount; `{time}` is what is assumed. */
  readonly counted: string
  /** `{date}` stands for a day. */
  readonly until: string
  /** The same of a day that is over: a plan has no date then. */
  readonly over: string
  readonly mustHave: string
  readonly skip: string
  /** Names what every lesson must respect. */
  readonly constraints: string
  /** Names the formats. */
  readonly learnBy: string
  readonly formats: Readonly<Record<Format, string>>
  /** How many questions about the level were answered rightly: `{right}` out of `{of}`. */
  readonly placed: string
}

const languages: Readonly<Record<keyof typeof catalogue, OwnWords>> = catalogue

/** By BCP 47 primary language. */
export const WORDS: Readonly<Record<string, ConversationWords>> = Object.fromEntries(
  Object.entries(languages).map(([language, words]) => [language, { ...words, language }]),
)

export const ENGLISH: ConversationWords = { ...catalogue.en, language: 'en' }

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
