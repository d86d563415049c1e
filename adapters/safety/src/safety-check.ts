import type { DeclineReason, SafetyCheck } from '@app/domain'
import ANSWERS from './decline-answers.json' with { type: 'json' }
import { type Knowledge, loadKnowledge } from './knowledge.ts'
import { plainText } from './plain-text.ts'
import { routeText } from './route-text.ts'
import { bestKnown } from './text-features.ts'

let loaded: Promise<SafetyCheck> | null = null

/** Loads words and weights, once in a process: a few tenths of a second, which no learner should wait for. */
export function makeSafetyCheck(): Promise<SafetyCheck> {
  loaded ??= loadKnowledge().then((known) => ({
    route: (text, said) => routeText(known, text, said),
    declineAnswer: (reason, text) => declineAnswer(known, reason, text),
  }))
  return loaded
}

const isWritten = (tag: string | null): tag is keyof typeof ANSWERS => tag !== null && Object.hasOwn(ANSWERS, tag)

/**
 * What the assistant answers, in the learner's language, as Markdown; all of it ours, and none of it a model's. Lines that listen are
 * public, and known by their number for years; they are checked before each release. A text says its language, not its country.
 */
function declineAnswer({ terms }: Knowledge, reason: DeclineReason, text: string): string {
  const { language } = bestKnown(terms, plainText(text))
  const words = ANSWERS[isWritten(language) ? language : 'en']
  if (reason === 'unsafe') return words.unsafe
  const lines = words.helpLines.map(({ country, name, number }) => `- ${country}: **${escapeStar(number)}** (${name})`)
  return [words.crisis, words.danger, words.lines, lines.join('\n'), words.elsewhere].join('\n\n')
}

/** Chile dials a star, which Markdown would take for emphasis. */
const escapeStar = (number: string): string => number.replace('*', '\\*')
