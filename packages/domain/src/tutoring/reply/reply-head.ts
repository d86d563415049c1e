import { type Facts, TOPICS } from '../../conversations/brief.ts'
import type { DeclineReason } from '../../safety/decline-answer.ts'
import { asText } from '../answer-schema.ts'
import type { Asks } from './next-step.ts'

/** What comes before the message: enough to decide whether the message may be shown. */
export type ReplyHead = {
  readonly facts: Facts
  readonly asks: Asks
  /** Why the model would not help to learn this: the domain's own rule has looked before, and found nothing. */
  readonly route?: DeclineReason
}

/** `facts` are those that the learner stated, not what the model made of it. */
export type ReplyDraft = ReplyHead & { readonly message: string }

export function headOf(object: Readonly<Record<string, unknown>>): ReplyHead {
  const asks = asText(object.asks)
  const route = asText(object.route)
  return {
    facts: {
      goal: asText(object.goal),
      level: asText(object.level),
      time: asText(object.time),
      focus: asText(object.focus),
    },
    ...((route === 'unsafe' || route === 'crisis') && { route }),
    asks: asks === 'change' || asks === 'proceed' ? asks : (TOPICS.find((topic) => topic === asks) ?? null),
  }
}
