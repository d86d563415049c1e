import { type Facts, TOPICS } from '../conversations/brief.ts'
import { textOf } from './lenient-json.ts'
import type { Asks } from './next-step.ts'

/** What comes before the message: enough to tell whether the message may be shown. */
export type ReplyHead = { readonly facts: Facts; readonly asks: Asks }

/** `facts` are those that the learner told, not what the model made of it. */
export type ReplyDraft = ReplyHead & { readonly message: string }

export function headOf(object: Readonly<Record<string, unknown>>): ReplyHead {
  const asks = textOf(object.asks)
  return {
    facts: {
      goal: textOf(object.goal),
      level: textOf(object.level),
      time: textOf(object.time),
      focus: textOf(object.focus),
    },
    asks: asks === 'change' || asks === 'proceed' ? asks : (TOPICS.find((topic) => topic === asks) ?? null),
  }
}
