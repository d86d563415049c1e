import { texts } from 'virtual:texts/ui/undo'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { useHeldTimeout } from '../use-held-timeout.ts'

const UNDO_TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 5_000

type UndoBarProps = {
  readonly text: string
  /** Null where it cannot be undone. */
  readonly onUndo: (() => unknown) | null
  readonly busy?: boolean
  /** Its time is over, or something else was done since. `hadFocus`: the keyboard has to go somewhere. */
  readonly onLeave: (hadFocus: boolean) => void
}

/** There is room for one. */
let leaveLast: (() => void) | null = null

/**
 * What was just done, at the bottom of the screen, with a button that undoes it. In the document it stands beside what was done,
 * where the keyboard finds it. Its time stands still under the pointer and while the keyboard is there.
 */
export function UndoBar({ text, onUndo, busy = false, onLeave }: UndoBarProps) {
  const textId = useId()
  const place = useRef<HTMLDivElement>(null)
  const leave = () => onLeave(place.current?.contains(document.activeElement) ?? false)
  const isHeld = () => {
    const element = place.current
    // a button that was pressed by mouse has focus as well, and holds nothing
    const isInUse = element?.querySelector(':focus-visible, [aria-busy]') ?? null
    return document.hidden || isInUse !== null || element?.matches(':hover') === true
  }
  useHeldTimeout(onUndo === null ? READ_TIMEOUT_MS : UNDO_TIMEOUT_MS, isHeld, leave)

  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    uncover(place.current)
    const own = () => leaveNow()
    leaveLast?.()
    leaveLast = own
    return () => {
      if (leaveLast === own) leaveLast = null
    }
  }, [])

  return (
    <div
      ref={place}
      data-undo-notice
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-lg lg:right-[max(2.5rem,50%-33.5rem)] lg:left-auto lg:w-full items-center gap-3 rounded-md bg-ink py-1.5 ps-4 pe-2 text-paper shadow-lifted print:hidden"
    >
      <p id={textId} dir="auto" className="min-w-0 flex-1 py-1.5 text-note wrap-anywhere">
        {text}
      </p>
      {onUndo && (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-describedby={textId}
          onClick={onUndo}
          className="min-h-11! flex-none text-paper! underline! underline-offset-4 outline-offset-0! outline-paper! hover:bg-paper/15!"
        >
          {texts.undo}
        </Button>
      )}
    </div>
  )
}

/** What has focus does not stay hidden under the notice: the style sheet keeps that room free. */
function uncover(notice: HTMLElement | null): void {
  const focused = document.activeElement
  if (notice === null || focused === null || notice.contains(focused)) return
  const { bottom, height } = focused.getBoundingClientRect()
  // the page as a whole is too large to be hidden
  if (height > window.innerHeight / 2 || bottom <= notice.getBoundingClientRect().top) return
  focused.scrollIntoView({ block: 'nearest' })
}
