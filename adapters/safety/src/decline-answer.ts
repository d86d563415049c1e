import { type DeclineReason, languageOf } from '@app/domain'
import ANSWERS from './decline-answers.json' with { type: 'json' }
import type { Knowledge } from './knowledge.ts'
import { plainText } from './plain-text.ts'
import { bestKnown } from './text-features.ts'

/** Below it a text is taken to be in the language whose words are found in it. */
const SURE_ENOUGH = 0.3

const isWritten = (tag: string | null): tag is keyof typeof ANSWERS => tag !== null && Object.hasOwn(ANSWERS, tag)

/**
 * What the assistant answers, in the learner's language, as Markdown; all of it ours, and none of it a model's. Lines that listen are
 * public, and known by their number for years; they are checked before each release. A text says its language, not its country.
 */
export function declineAnswer({ terms }: Knowledge, reason: DeclineReason, text: string): string {
  const { tag, confidence } = languageOf(text)
  const spoken = confidence >= SURE_ENOUGH && isWritten(tag) ? tag : bestKnown(terms, plainText(text)).language
  const words = ANSWERS[isWritten(spoken) ? spoken : 'en']
  if (reason === 'unsafe') return words.unsafe
  const lines = words.helpLines.map(({ country, name, number }) => `- ${country}: **${escapeStar(number)}** (${name})`)
  return [words.crisis, words.danger, words.lines, lines.join('\n'), words.elsewhere].join('\n\n')
}

/** Chile dials a star, which Markdown would take for emphasis. */
const escapeStar = (number: string): string => number.replace('*', '\\*')
