import { err, ok, type Result } from '../shared/result.ts'
import { type BadAnswer, badAnswer } from './bad-answer.ts'
import type { Fault } from './fault.ts'
import { readJsonObject } from './lenient-json.ts'

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

const CALLS_A_TOOL: Fault = { code: 'tool-call', words: 'Call no tool: answer with the JSON object itself.' }

/** An answer may be read if it came to its end, or if at least its object did. */
export function checkEnded({
  ended,
  text,
}: {
  readonly ended: Ended
  readonly text: string
}): Result<void, EndedEarly | BadAnswer> {
  if (ended === 'filtered') return err({ kind: 'answer-filtered', detail: 'stopped by the content filter' })
  if (ended === 'refused') return err({ kind: 'answer-refused', detail: 'the model declined to answer' })
  if (ended === 'tools') return err(badAnswer(CALLS_A_TOOL))
  if (ended === 'length' && !readJsonObject(text)) {
    return err({ kind: 'answer-cut-off', detail: `out of tokens after ${text.length} characters` })
  }
  return ok(undefined)
}
