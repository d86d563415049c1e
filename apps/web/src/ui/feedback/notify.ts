import { makeSignal } from '../../browser/signal.ts'

export type ToastMessage = { readonly kind: 'success' | 'error' | 'info'; readonly text: string }

/** A message that waited longer than this is shown no more. */
const STALE_AFTER = 10_000

type Waiting = { readonly message: ToastMessage; readonly since: number }

const waiting: Waiting[] = []
const queued = makeSignal()
const errorsDropped = makeSignal()

/** The first toast is there, and nothing yet that draws it. */
export const onFirstToast = queued.on
export const onErrorsDropped = errorsDropped.on

/** The library that draws toasts is not loaded before the first one. */
const wait = (message: ToastMessage): void => {
  waiting.push({ message, since: Date.now() })
  queued.send()
}
let deliver = wait

const notifyOf = (kind: ToastMessage['kind']) => (text: string) => deliver({ kind, text })

/**
 * Short messages at the top of the screen. They vanish: what matters must also stay on the page.
 * @public for pages whose acts have no place of their own to answer in
 */
export const notify = { success: notifyOf('success'), error: notifyOf('error'), info: notifyOf('info') }

export function deliverToastsTo(receiver: (message: ToastMessage) => void): () => void {
  deliver = receiver
  for (const { message, since } of waiting.splice(0)) if (Date.now() - since < STALE_AFTER) receiver(message)
  return () => {
    deliver = wait
  }
}

/** A success or another page makes earlier errors stale. */
export function dropErrors(): void {
  waiting.splice(0, Number.POSITIVE_INFINITY, ...waiting.filter(({ message }) => message.kind !== 'error'))
  errorsDropped.send()
}

export const dropWaiting = (): void => void waiting.splice(0)

export const hasWaitingToasts = (): boolean => waiting.length > 0
