import { err, ok, type Result } from './result.ts'
import { tidy } from './text.ts'

/** How many characters each text of a person may have, without the space around it; whether something must be visible in it. */
export const TEXTS = {
  goal: { longest: 4_000, isNeeded: true },
  message: { longest: 4_000, isNeeded: true },
  request: { longest: 1_000, isNeeded: true },
  title: { longest: 150, isNeeded: true },
  summary: { longest: 500, isNeeded: false },
  note: { longest: 4_000, isNeeded: false },
  practice: { longest: 8_000, isNeeded: true },
  rewrite: { longest: 500, isNeeded: false },
  doubt: { longest: 1_000, isNeeded: true },
  doubtWords: { longest: 1_000, isNeeded: false },
  briefLine: { longest: 300, isNeeded: false },
  briefItem: { longest: 120, isNeeded: true },
  reason: { longest: 500, isNeeded: false },
  staffNote: { longest: 2_000, isNeeded: true },
} as const

/** What a person would be refused in a form. `longest`: how many characters a text may have. */
export type InvalidInput = {
  readonly kind: 'invalid-input'
  readonly input: string
  readonly fault: 'missing' | 'too-long' | 'unfit'
  readonly longest?: number
}

/**
 * A text as it is saved; empty where nothing in it can be seen. Control characters are dropped and halves of characters replaced, so
 * neither makes a text of nothing.
 */
export function parseText(input: keyof typeof TEXTS, text: string): Result<string, InvalidInput> {
  const { longest, isNeeded } = TEXTS[input]
  const trimmed = text.trim()
  if (trimmed.length > longest) return err({ kind: 'invalid-input', input, fault: 'too-long', longest })
  if (/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(trimmed)) return ok(tidy(trimmed))
  return isNeeded ? err({ kind: 'invalid-input', input, fault: 'missing', longest }) : ok('')
}

export const parseGoal = (text: string) => parseText('goal', text)
export const parseMessage = (text: string) => parseText('message', text)
/** What is to be changed of a plan, in a learner's words. */
export const parseRequest = (text: string) => parseText('request', text)
