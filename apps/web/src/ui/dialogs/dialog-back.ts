import { useEffect, useRef } from 'react'

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
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])

  useEffect(() => {
    if (!open) return
    const mine = () => latest.current()
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
