import 'sonner/dist/styles.css'
import { texts } from 'virtual:texts/ui/feedback'
import { type CSSProperties, type FocusEvent as ReactFocusEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import { listen } from '../../browser/listen.ts'
import { deliverToastsTo, onErrorsDropped, type ToastMessage } from './notify.ts'
import { toastClock } from './toast-clock.ts'
import { areOverDialog, ToastHome, toastHost } from './toast-home.tsx'
import { GAP, toastTop } from './toast-top.ts'

const lifetime = { success: 3_000, error: 5_000, info: 5_000 }

/** A region that arrives together with its text stays silent, so the first toast comes this much after it. */
const AFTER_REGION = 100

/** The library's own variables, filled with ours, so that toasts follow the theme like everything else. */
const look: CSSProperties = {
  fontFamily: 'var(--font-sans)',
  '--normal-bg': 'var(--sheet)',
  '--normal-border': 'var(--edge)',
  '--normal-text': 'var(--ink)',
  '--gray4': 'var(--edge)',
  '--gray5': 'var(--edge)',
  '--gray12': 'var(--ink)',
  '--border-radius': '6px',
}

const keepFrom = (event: ReactFocusEvent) => event.stopPropagation()

export function Toasts() {
  const [host] = useState(toastHost)
  useEffect(() => serve(host), [host])
  return (
    // the library takes focus back to where it came from whenever it leaves a toast, so Tab would never get past one
    <div className="contents" onFocusCapture={keepFrom} onBlurCapture={keepFrom}>
      <ToastHome of="page" />
      {createPortal(
        <Toaster
          position="top-center"
          // ours to count: the library's clock does not stop for the keyboard
          duration={Number.POSITIVE_INFINITY}
          offset={{ top: 'var(--toasts-top, 5rem)' }}
          mobileOffset={{ top: 'var(--toasts-top, 4.5rem)', left: '1rem', right: '1rem' }}
          closeButton
          containerAriaLabel={texts.notifications}
          style={look}
          // the library's sheet stands outside of our layers: only importance gets past it
          toastOptions={{
            closeButtonAriaLabel: texts.closeToast,
            classNames: {
              // one on its way out takes no press meant for what it still covers
              toast: 'pr-12! text-note! shadow-lifted! data-[removed=true]:pointer-events-none',
              icon: 'in-data-[type=error]:text-danger in-data-[type=success]:text-ok',
              // inside, at the end of the text: hanging off a corner it looks like a badge
              closeButton:
                'size-6! top-1/2! right-3! left-auto! -translate-y-1/2! transform-none! border-0! bg-transparent! ' +
                'pointer-coarse:size-11! pointer-coarse:right-0.5!',
            },
          }}
        />,
        host,
      )}
    </div>
  )
}

/** The same message again takes the place of its toast, and starts its time anew. */
function makeShow(start: (toast: number, milliseconds: number) => void) {
  const shown = new Map<string, number>()
  let count = 0

  const dropErrors = () => {
    for (const [key, id] of shown) if (key.startsWith('error ')) toast.dismiss(id)
  }
  const show = ({ kind, text }: ToastMessage) => {
    // it worked in the end
    if (kind === 'success') dropErrors()
    const key = `${kind} ${text}`
    count += 1
    const id = shown.get(key) ?? count
    shown.set(key, id)
    // one that is on its way out cannot be called back: the next one is another
    const onDismiss = () => shown.delete(key)
    // as a new element the same words are read out once more
    toast[kind](<span key={count}>{text}</span>, { id, onDismiss })
    start(id, lifetime[kind])
  }
  return { show, dropErrors }
}

function serve(host: HTMLElement): () => void {
  const isHeld = () => document.hidden || host.matches(':hover') || host.contains(document.activeElement)
  const clock = toastClock(isHeld, (one) => toast.dismiss(one))
  const { show, dropErrors } = makeShow(clock.start)
  let stopDelivery: (() => void) | undefined
  const timer = setTimeout(() => {
    stopDelivery = deliverToastsTo(show)
  }, AFTER_REGION)
  const stops = [
    placeToasts(host),
    listenForKeys(host),
    onErrorsDropped(dropErrors),
    clock.stop,
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
    stopDelivery?.()
  }
}

/** Places toasts below the header, at the top over a dialog, and below a heading and what has focus where they would cover those. */
function placeToasts(host: HTMLElement): () => void {
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

/** Makes toasts as good for the keyboard as for the mouse: Escape closes one, and focus goes back. Answers how to stop that. */
function listenForKeys(host: HTMLElement): () => void {
  let before: Element | null = null

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !host.contains(relatedTarget)) before = relatedTarget
  }
  const leave = () => {
    const isAway = before === null || !before.isConnected
    const target = isAway ? document.querySelector('main') : before
    if (host.contains(document.activeElement) && target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    const toast = event.target instanceof Element ? event.target.closest('[data-sonner-toast]') : null
    if (event.key !== 'Escape' || toast === null) return
    // the dialog that it stands in stays open
    event.stopPropagation()
    toast.querySelector<HTMLElement>('[data-close-button]')?.click()
  }
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-close-button]')) leave()
  }
  // on the way in: `Toasts` stops these events there for the library
  const end = new AbortController()
  host.addEventListener('focusin', enter, { capture: true, signal: end.signal })
  host.addEventListener('keydown', press, { signal: end.signal })
  host.addEventListener('click', close, { signal: end.signal })
  return () => end.abort()
}
