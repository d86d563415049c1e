import { texts } from 'virtual:texts/ui/feedback'
import { clsx } from 'clsx'
import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { listen } from '../../browser/listen.ts'
import { makeSignal } from '../../browser/signal.ts'
import { List } from '../list.tsx'
import { StrokeIcon } from '../stroke-icon.tsx'
import { useHeldTimeout } from '../use-held-timeout.ts'
import { closeToast, onToastsChanged, shownToasts, type Toast } from './notify.ts'
import { GAP, toastTop } from './toast-top.ts'

const lifetime = { success: 3_000, error: 5_000, info: 5_000 }

const looks = {
  success: { path: 'm4 12.5 5 5L20 6.5', className: 'text-ok' },
  error: { path: 'M12 4v10m0 5v.1', className: 'text-danger' },
  info: { path: 'M12 5v.1M12 10v10', className: 'text-muted' },
}

let homes: readonly HTMLElement[] = []
const moved = makeSignal()

function setHomes(next: readonly HTMLElement[]): void {
  homes = next
  moved.send()
}

/**
 * The `ref` of a live region for toasts, on the page and in each open dialog: what is outside of that can neither be reached nor heard.
 * The last one has them. It is there before them: a region that arrives together with its text stays silent.
 */
export function toastHome(home: HTMLElement | null): (() => void) | undefined {
  if (home === null) return undefined
  setHomes([...homes, home])
  return () => setHomes(homes.filter((one) => one !== home))
}

/** Stands in the shell once. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChanged, shownToasts, shownToasts)
  const home = useSyncExternalStore(
    moved.on,
    () => homes.at(-1),
    () => undefined,
  )
  return (
    <>
      <div ref={toastHome} aria-live="polite" />
      {home && toasts.length > 0 && createPortal(<ToastList toasts={toasts} isOverDialog={homes.length > 1} />, home)}
    </>
  )
}

type ToastListProps = { readonly toasts: readonly Toast[]; readonly isOverDialog: boolean }

function ToastList({ toasts, isOverDialog }: ToastListProps) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more or less changes how high the list is
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const move = () => element.style.setProperty('top', `${topFor(element, isOverDialog)}px`)
    move()
    return listen(document, ['focusin', 'scroll'], move, { capture: true, passive: true })
  }, [toasts, isOverDialog])

  const isHeld = () => document.hidden || list.current?.matches(':is(:hover, :focus-within)') === true
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  /** Focus goes back to where it came from. */
  const close = (toast: Toast) => {
    const target = before.current?.isConnected ? before.current : document.querySelector('main')
    const hasFocus = list.current?.contains(document.activeElement)
    if (hasFocus && target instanceof HTMLElement) target.focus({ preventScroll: true })
    closeToast(toast)
  }
  return (
    <List
      ref={list}
      aria-label={texts.notifications}
      onFocus={enter}
      data-toasts
      className="fixed inset-x-4 z-50 mx-auto flex max-w-90 flex-col gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        // the same words once more are another element, and so are read out once more
        <ToastRow key={toast.id} toast={toast} isHeld={isHeld} onClose={() => close(toast)} />
      ))}
    </List>
  )
}

type ToastRowProps = { readonly toast: Toast; readonly isHeld: () => boolean; readonly onClose: () => void }

function ToastRow({ toast, isHeld, onClose }: ToastRowProps) {
  const { kind, text } = toast
  const { path, className } = looks[kind]
  useHeldTimeout(lifetime[kind], isHeld, () => closeToast(toast))
  return (
    <li
      data-toast
      className="flex items-center gap-3 rounded-md border border-edge bg-sheet py-1 ps-4 pe-1 text-note text-ink shadow-lifted transition-opacity duration-[160ms] starting:opacity-0"
    >
      <StrokeIcon path={path} size={18} className={clsx('flex-none', className)} />
      <span className="min-w-0 flex-1 py-2 wrap-anywhere">{text}</span>
      <button
        type="button"
        aria-label={texts.closeToast}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // the dialog that it stands in stays open
          event.stopPropagation()
          onClose()
        }}
        className="flex size-11 flex-none items-center justify-center rounded-sm text-muted hover:text-ink sm:pointer-fine:size-9"
      >
        <StrokeIcon path="m6 6 12 12M18 6 6 18" size={16} />
      </button>
    </li>
  )
}

/** Those of the page, and of a dialog that is open. */
const HEADINGS = 'main :is(h1, h2, h3), [role=dialog] h2'

/** Below the header, over a dialog at the top, and below a heading and what has focus where toasts would cover those. */
function topFor(list: Element, isOverDialog: boolean): number {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const usual = isOverDialog ? GAP : (header?.bottom ?? 0) + GAP
  const obstacles = [...document.querySelectorAll(HEADINGS), ...focused(list)].map((one) => one.getBoundingClientRect())
  return toastTop({ usual, toast: list.getBoundingClientRect(), obstacles, windowHeight: window.innerHeight })
}

/** But for the page as a whole and a long text: a toast covers little of those. */
function focused(list: Element): readonly Element[] {
  const { activeElement } = document
  if (activeElement === null || list.contains(activeElement)) return []
  return activeElement.getBoundingClientRect().height > window.innerHeight / 3 ? [] : [activeElement]
}
