import { closeToast, shownToasts } from '../ui/feedback/notify.ts'

/** What the toasts say that are shown. They go with that. */
export function takeToasts(): readonly string[] {
  const toasts = shownToasts()
  toasts.forEach(closeToast)
  return toasts.map(({ kind, text }) => `${kind}: ${text}`)
}
