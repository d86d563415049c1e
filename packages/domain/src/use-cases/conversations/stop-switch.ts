import type { StopSignal } from '../../ports/language-model.ts'
import type { ConversationId } from '../../shared/ids.ts'

export type StopSwitch = { readonly signal: StopSignal; readonly stop: () => void }

/** An `AbortController` for a package that knows no platform. */
export function makeStopSwitch(): StopSwitch {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, listener) => {
        listeners.add(listener)
      },
      removeEventListener: (_type, listener) => {
        listeners.delete(listener)
      },
    },
    stop: () => {
      if (aborted) return
      aborted = true
      for (const listener of listeners) listener()
    },
  }
}

/** Replies that this process is writing now, so that their learner can stop them. */
export type RunningReplies = {
  readonly begin: (conversation: ConversationId) => { readonly switch: StopSwitch; readonly end: () => void }
  readonly stop: (conversation: ConversationId) => void
}

export function makeRunningReplies(): RunningReplies {
  const running = new Map<ConversationId, Set<StopSwitch>>()
  return {
    begin: (conversation) => {
      const stopSwitch = makeStopSwitch()
      const switches = running.get(conversation) ?? new Set()
      running.set(conversation, switches.add(stopSwitch))
      const end = (): void => {
        switches.delete(stopSwitch)
        if (switches.size === 0 && running.get(conversation) === switches) running.delete(conversation)
      }
      return { switch: stopSwitch, end }
    },
    stop: (conversation) => {
      for (const stopSwitch of running.get(conversation) ?? []) stopSwitch.stop()
    },
  }
}
