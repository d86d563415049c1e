import { err } from '../shared/index.ts'
import { readJsonObject } from './answer-schema.ts'
import { badAnswer, type Fault, type Reading } from './fault.ts'

/**
 * How an answer ended: by itself, for want of tokens, by the vendor's content filter, because the model declined, or because
 * it wants to call a tool.
 */
export type Ended = 'stop' | 'length' | 'filtered' | 'refused' | 'tools'

/** An answer that is not whole. `detail` is for the log. */
export type EndedEarly = {
  readonly kind: /** It ran out of tokens: more room may help. */
    | 'answer-cut-off'
    /** The vendor's content filter, or the model itself, said no: it would say so again. */
    | 'answer-filtered'
    | 'answer-refused'
  readonly detail: string
}

/** Characters, with all that was thought aloud; the longest whole answer has a tenth of them. Reading takes time by its length. */
const MAX_ANSWER = 200_000
const TOO_LONG: Fault = { code: 'answer-too-long', words: 'Answer in far fewer words.' }
const CALLS_A_TOOL: Fault = { code: 'tool-call', words: 'Call no tool: answer with the JSON object itself.' }

/**
 * Reads an answer if it came to its end. One that ran out of tokens may still hold a whole object, with the beginning of idle
 * words behind it; but no mere text, as its end is missing.
 */
export function readWhole<T>(
  { ended, text }: { readonly ended: Ended; readonly text: string },
  read: (text: string) => Reading<T>,
): Reading<T, EndedEarly> {
  if (ended === 'filtered') return err({ kind: 'answer-filtered', detail: 'stopped by the content filter' })
  if (ended === 'refused') return err({ kind: 'answer-refused', detail: 'the model declined to answer' })
  if (ended === 'tools') return err(badAnswer(CALLS_A_TOOL))
  if (text.length > MAX_ANSWER) return err(badAnswer(TOO_LONG))
  const answer = read(text)
  if (ended !== 'length' || (answer.ok && readJsonObject(text))) return answer
  return err({ kind: 'answer-cut-off', detail: `out of tokens after ${text.length} characters` })
}
