import { makeSignal } from '../../browser/signal.ts'

type Kind = 'success' | 'error' | 'info'
/** `id` is another one each time. */
export type Toast = { readonly kind: Kind; readonly text: string; readonly id: number }

let toasts: readonly Toast[] = []
let count = 0
const changed = makeSignal()

export const shownToasts = () => toasts
export const onToastsChanged = changed.on

function show(next: readonly Toast[]): void {
  toasts = next
  changed.send()
}

export const closeToast = ({ id }: Toast): void => show(toasts.filter((one) => one.id !== id))

/** A success or another page makes earlier errors stale. */
export const dropErrors = (): void => show(toasts.filter(({ kind }) => kind !== 'error'))

const notifyOf = (kind: Kind) => (text: string) => {
  count += 1
  const toast = { kind, text, id: count }
  const isSame = (one: Toast) => one.kind === kind && one.text === text
  // it worked in the end
  if (kind === 'success') dropErrors()
  // the same message again takes the place of its toast
  show(toasts.some(isSame) ? toasts.map((one) => (isSame(one) ? toast : one)) : [...toasts, toast])
}

/** Short messages at the top of the screen. They vanish: what matters must also stay on the page. */
export const notify = { success: notifyOf('success'), error: notifyOf('error'), info: notifyOf('info') }
