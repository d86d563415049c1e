/** Makes toasts as good for the keyboard as for the mouse: Escape closes one, and focus goes back. Answers how to stop that. */
export function listenForKeys(host: HTMLElement): () => void {
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
