import { languageOf } from '../shared/language.ts'
import { DECLINE_WORDS } from './decline-words.ts'
import { HELP_LINES } from './help-lines.ts'

/** Why a conversation was declined. */
export type DeclineReason = 'unsafe' | 'crisis'

export type Declining = { readonly kind: DeclineReason; readonly language: string }

/** Below it a text is taken to be in the language of the words that were found in it. */
const SURE_ENOUGH = 0.3

/** What the assistant answers, in the learner's language, as Markdown; all of it ours, and none of it a model's. */
export function declineAnswer({ kind, language }: Declining, text: string): string {
  const detected = languageOf(text)
  const spoken = detected.confidence >= SURE_ENOUGH && DECLINE_WORDS[detected.tag] ? detected.tag : language
  const tag = DECLINE_WORDS[spoken] ? spoken : 'en'
  const words = DECLINE_WORDS[tag]
  if (!words) throw new Error('There are always words in English.')
  if (kind === 'unsafe') return words.unsafe
  const lines = (HELP_LINES[tag] ?? []).map(
    ({ country, name, number }) => `- ${words.countries[country] ?? country}: **${escapeStar(number)}** (${name})`,
  )
  return [words.crisis, words.danger, words.lines, lines.join('\n'), words.elsewhere].join('\n\n')
}

/** Chile dials a star, which Markdown would take for emphasis. */
const escapeStar = (number: string): string => number.replace('*', '\\*')
