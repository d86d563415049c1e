import type { Conversation } from './use-conversation.ts'

/** Where on the way from a request to a plan the learner is. */
export type Phase = 'goal' | 'reading' | 'talking' | 'confirming' | 'declined' | 'generating'

export function phaseOf({ id, data, controls, confirm }: Conversation): Phase {
  const isIdle = controls.turn.kind === 'idle'
  if (confirm.isPending || data?.status === 'planned') return 'generating'
  if (id === null && isIdle) return 'goal'
  if (data === undefined && isIdle) return 'reading'
  if (data?.status === 'declined' && isIdle) return 'declined'
  return data?.awaiting_confirmation && isIdle ? 'confirming' : 'talking'
}
