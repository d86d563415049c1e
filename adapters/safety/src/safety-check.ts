import type { SafetyCheck } from '@app/domain'
import { declineAnswer } from './decline-answer.ts'
import { loadKnowledge } from './knowledge.ts'
import { routeText } from './route-text.ts'

let loaded: Promise<SafetyCheck> | null = null

/** Loads words and weights, once in a process: a few tenths of a second, which no learner should wait for. */
export function makeSafetyCheck(): Promise<SafetyCheck> {
  loaded ??= loadKnowledge().then((known) => ({
    route: (text, said) => routeText(known, text, said),
    declineAnswer: (reason, text) => declineAnswer(known, reason, text),
  }))
  return loaded
}
