import { texts } from 'virtual:texts/ui/dialogs'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { toastHome } from '../feedback/toasts.tsx'

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  /** The id of what describes the dialog where it is more than a line. */
  readonly describedBy?: string | undefined
  readonly children?: ReactNode
  /** `sheet` fills the height at the right. On a phone a `box` stands at the bottom, near the thumb, and leaves the top to toasts. */
  readonly shape?: 'box' | 'sheet' | undefined
  /** What gets the focus first, where a dialog asks: the answer that changes nothing. Without it, that is the cross. */
  readonly firstFocus?: RefObject<HTMLElement | null>
  /** Where the focus goes at the end when what opened the dialog has gone meanwhile. */
  readonly lastFocus?: () => HTMLElement | null
  /** Buttons, at the end. */
  readonly actions?: ReactNode
}

const shapes = {
  box:
    'inset-0 m-auto h-fit max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto rounded-t-md max-sm:mb-0 max-sm:border-b-0 ' +
    'sm:max-w-lg sm:rounded-b-md data-starting-style:translate-y-2 data-ending-style:translate-y-2',
  sheet:
    'inset-y-0 right-0 w-full max-w-sm overflow-y-auto data-starting-style:translate-x-8 data-ending-style:translate-x-8',
}

/** Closes on Escape, Back and a press outside; focus stays inside, then returns. 20 KiB: load its users by `lazyComponent`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, describedBy, shape = 'box', lastFocus, actions } = props
  const opener = useRef<Element | null>(null)
  // before the dialog takes the focus
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useBackCloses(open, onClose)
  return (
    // the policy forbids style elements, which the library would otherwise write for its scroll lock
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(12_10_6/0.55)] transition-opacity duration-[160ms] data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            aria-modal="true"
            initialFocus={props.firstFocus}
            {...(lastFocus && { finalFocus: () => opener.current?.isConnected || lastFocus() || true })}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
            className={clsx(
              'fixed z-50 border border-line bg-paper p-6 shadow-lifted transition-[opacity,translate] duration-[160ms] sm:p-8',
              'data-ending-style:opacity-0 data-starting-style:opacity-0',
              shapes[shape],
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <Base.Title className="font-serif text-lead font-semibold">{props.title}</Base.Title>
              <Base.Close
                aria-label={texts.close}
                className="-mt-2 -mr-2 flex size-11 flex-none items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink"
              >
                <X size={20} aria-hidden="true" />
              </Base.Close>
            </div>
            {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
            <div className="mt-4">{props.children}</div>
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
            {open && <div ref={toastHome} aria-live="polite" />}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

const MARK = 'dialogIsOpen'

/** Closes the dialog that is open. There is one at a time. */
let close: (() => void) | null = null
let address = ''
/** Our own step back is under way; the browser takes it a moment later. */
let steppingBack = false

/**
 * While a dialog is open, the browser's Back closes it instead of leaving the page: it has an entry of the history to
 * itself, at the same address, which goes with it. The entry has the state of the one below, so that the router sees no
 * move. A link inside a dialog must `replace` it.
 */
function useBackCloses(open: boolean, onClose: () => void): void {
  const closeThis = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const mine = () => closeThis()
    close = mine
    address = window.location.href
    // of a dialog that was open when the page was loaded again, or has only just been closed: it serves this one as well
    if (!isMarked() && !steppingBack) addEntry()
    window.addEventListener('popstate', onPopState)
    return () => {
      if (close === mine) close = null
      // later: effects that run twice, or one dialog after another, keep the entry
      queueMicrotask(dropEntry)
    }
  }, [open])
}

function onPopState(): void {
  if (steppingBack) {
    steppingBack = false
    if (close !== null) addEntry()
  } else if (close !== null && !isMarked() && window.location.href === address) {
    // at another address it was no Back from the dialog: the page itself has gone on
    close()
  }
}

function addEntry(): void {
  window.history.pushState({ ...entryState(), [MARK]: true }, '')
}

/** Not where the user has gone on from the dialog: its entry has been replaced then, or lies behind. */
function dropEntry(): void {
  if (close !== null || steppingBack || !isMarked()) return
  steppingBack = true
  window.history.back()
}

const isMarked = (): boolean => MARK in entryState()

function entryState(): object {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}
