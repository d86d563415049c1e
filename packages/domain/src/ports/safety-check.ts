import type { DeclineReason } from '../conversations/conversation.ts'

/**
 * What a text is: the words of a goal or of another message; the answer to a suggestion of ours; the parts of a brief, each of which was
 * judged when it was said; or what a model wrote.
 */
export type Said = 'goal' | 'message' | 'answer' | 'brief' | 'lesson'

export type SafetyRoute = 'ok' | DeclineReason

/** Judges texts before a model is asked, and what models write. At once, without a network, and the same each time. */
export type SafetyCheck = {
  /** What a text asks for. A crisis comes before everything else; the parts of a brief and a model's text are never one. */
  readonly route: (text: string, said: Said) => SafetyRoute
  /** What the assistant answers to `text` instead of a model, in its language, as Markdown: two kind sentences, or where help is. */
  readonly declineAnswer: (reason: DeclineReason, text: string) => string
}

const STRICTEST: readonly SafetyRoute[] = ['crisis', 'unsafe']

export const strictest = (routes: readonly SafetyRoute[]): SafetyRoute =>
  STRICTEST.find((route) => routes.includes(route)) ?? 'ok'
