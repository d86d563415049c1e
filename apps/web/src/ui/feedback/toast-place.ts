import { listen } from '../../browser/listen.ts'
import { areOverDialog } from './toast-home.tsx'
import { GAP, toastTop } from './toast-top.ts'

/** Places toasts below the header, at the top over a dialog, and below a heading and what has focus where they would cover those. */
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

/** Those of the page, and of a dialog that is open. */
const HEADINGS = 'main :is(h1, h2, h3), [role=dialog] h2'

function topFor(host: HTMLElement, toast: Element): number {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const usual = areOverDialog() ? GAP : (header?.bottom ?? 0) + GAP
  const obstacles = [...document.querySelectorAll(HEADINGS), ...focused(host)].map((one) => one.getBoundingClientRect())
  return toastTop({ usual, toast: toast.getBoundingClientRect(), obstacles, windowHeight: window.innerHeight })
}

/** But for the page as a whole and a long text: a toast covers little of those. */
function focused(host: HTMLElement): readonly Element[] {
  const { activeElement } = document
  if (activeElement === null || host.contains(activeElement)) return []
  return activeElement.getBoundingClientRect().height > window.innerHeight / 3 ? [] : [activeElement]
}
