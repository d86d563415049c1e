import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { toastClock } from '../../../../ui/feedback/toast-clock.ts'
import { focusSoon } from './focus-soon.ts'
import { explainEdit } from './plan-edit.ts'
import { texts } from './texts.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import type { Notice, Notices } from './use-undo.ts'

const UNDO_TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 5_000

type ShownNoticeProps = Pick<Notices, 'show' | 'clear'> & { readonly planId: string; readonly notice: Notice }

/**
 * What was just done, at the bottom of the screen, with a button that undoes it. In the document it stands beside what was edited,
 * where the keyboard finds it. Its time stands still under the pointer and while the keyboard is there.
 */
export function ShownNotice({ planId, notice: { text, undo, at, returnTo }, show, clear }: ShownNoticeProps) {
  const textId = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const edit = usePlanEdits(planId)

  const leave = useRef(() => undefined as unknown)
  leave.current = () => {
    if (place.current?.contains(document.activeElement)) focusSoon(returnTo)
    clear()
  }
  useEffect(() => {
    const isHeld = () => {
      const element = place.current
      // a button that was pressed by mouse has focus as well, and holds nothing
      const isInUse = element?.querySelector(':focus-visible, [aria-busy]') ?? null
      return document.hidden || isInUse !== null || element?.matches(':hover') === true
    }
    const clock = toastClock(isHeld, () => leave.current())
    clock.start('notice', undo ? UNDO_TIMEOUT_MS : READ_TIMEOUT_MS)
    return clock.stop
  }, [undo])

  useEffect(() => uncover(place.current), [])

  const undoIt = async () => {
    if (undo === null || isBusy) return
    setBusy(true)
    setTrouble('')
    try {
      await edit(undo)
      focusSoon(returnTo)
      show({ text: texts.saidUndone, undo: null, at, returnTo })
    } catch (error) {
      const why = explainEdit(error, texts.undoChanged, texts.undoFailed)
      setTrouble(why)
      announce(why)
      setBusy(false)
    }
  }

  return (
    <div
      ref={place}
      data-undo-notice
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-lg lg:right-[max(2.5rem,50%-33.5rem)] lg:left-auto lg:w-full items-center gap-3 rounded-md bg-ink py-1.5 ps-4 pe-2 text-paper shadow-lifted print:hidden"
    >
      <p id={textId} dir="auto" className="min-w-0 flex-1 py-1.5 text-note wrap-anywhere">
        {trouble || text}
      </p>
      {undo && (
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          aria-describedby={textId}
          onClick={undoIt}
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
