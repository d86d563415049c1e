import { listen } from '../../browser/listen.ts'
import { areOverDialog } from './toast-home.tsx'

const GAP = 8

/** Places toasts below the header, at the top over a dialog, and below what has focus where they would cover that. */
export function placeToasts(host: HTMLElement): () => void {
  const place = () => {
    const toast = host.querySelector('[data-sonner-toast]')
    if (toast === null) return
    const top = `${Math.round(topFor(host, toast))}px`
    // only what changed: the style is being watched
    if (host.style.getPropertyValue('--toasts-top') === top) return
    host.style.setProperty('--toasts-top', top)
  }
  const watcher = new MutationObserver(place)
  watcher.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  const stop = listen(document, ['focusin', 'scroll'], place, { capture: true, passive: true })
  return () => {
    watcher.disconnect()
    stop()
  }
}

function topFor(host: HTMLElement, toast: Element): number {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const usual = areOverDialog() ? GAP : (header?.bottom ?? 0) + GAP
  const focused = document.activeElement
  if (focused === null || host.contains(focused)) return usual

  const { left, right, height } = toast.getBoundingClientRect()
  const focus = focused.getBoundingClientRect()
  // the page as a whole or a long text: a toast covers little of it
  const isLarge = focus.height > window.innerHeight / 3
  const isAbove = focus.bottom <= usual || focus.top >= usual + height + GAP
  if (isLarge || isAbove || focus.right <= left || focus.left >= right) return usual
  const below = focus.bottom + GAP
  return below + height > window.innerHeight ? usual : below
}
