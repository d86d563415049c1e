import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'

/** Where a finger presses, focus on a field brings up a keyboard that covers the chat. */
const isTouch = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

/** Focus for a field that is not asked for itself. By touch the messages get it, for those who have them read out; a field that has it keeps it. */
export function focusField(field: HTMLElement | null): void {
  if (field === document.activeElement) return
  takerFor(field)?.focus({ preventScroll: true })
}

/** What gets the focus that a field may have. */
export function takerFor(field: HTMLElement | null): HTMLElement | null {
  const log = isTouch() ? field?.closest('section')?.querySelector<HTMLElement>('[role=log]') : null
  return log ?? field
}

/** Of the chat on the page, for what closes over it. */
export const chatTaker = (): HTMLElement | null =>
  takerFor(document.querySelector<HTMLElement>('section:has([role=log]) textarea'))

/** True while focus has nowhere to be: of two controls that take turns, one went and the other is about to come. */
export const FocusHandover = createContext<RefObject<boolean> | null>(null)

/**
 * Focus is lost when what has it goes away. Of two controls that take turns in one place, the one that comes takes focus
 * if, and only if, the one that went had it. Where both stand for a while, `company` says whether they do: the one that
 * stays takes focus from the one that goes.
 */
export function useFocusHandover<E extends HTMLElement>(takesAnyway = false, company = false): RefObject<E | null> {
  const handover = use(FocusHandover)
  const element = useRef<E>(null)

  // runs before the element leaves the document, while it still has focus
  useLayoutEffect(() => {
    const own = element.current
    return () => {
      if (handover && own === document.activeElement) handover.current = true
    }
  }, [handover])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming, not of what changes later
  useEffect(() => {
    if (takesAnyway || handover?.current) takeFocus(element.current)
    if (handover) handover.current = false
  }, [])

  useEffect(() => {
    if (company || !handover?.current) return
    takeFocus(element.current)
    handover.current = false
  }, [company, handover])

  return element
}

const takeFocus = (element: HTMLElement | null): void =>
  element?.matches('textarea') ? focusField(element) : element?.focus({ preventScroll: true })
