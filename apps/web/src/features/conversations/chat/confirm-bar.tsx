import { texts } from 'virtual:texts/conversations'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFocusHandover } from '../../../ui/chat/use-focus-handover.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { StrokeIcon } from '../../../ui/stroke-icon.tsx'

type ConfirmBarProps = {
  /** Why the last yes came to nothing. */
  readonly problem: string | null
  /** The learner is writing: the field stands beside the buttons and keeps focus. */
  readonly besideField: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** Brings the field back, with what was typed on a button. */
  readonly onWrite: (text: string) => void
}

/** Stands where the input was while the assistant waits for a yes. */
export function ConfirmBar({ problem, besideField, onYes, onNo, onWrite }: ConfirmBarProps) {
  // after a yes that failed the whole bar comes back, and the learner is still at it
  const yes = useFocusHandover<HTMLButtonElement>(problem !== null && !besideField)
  const presses = useFreshPresses()
  const write = (event: KeyboardEvent) => {
    if (besideField || !isLetter(event)) return
    event.preventDefault()
    onWrite(event.key)
  }
  return (
    <div className="flex flex-col gap-3">
      {problem !== null && <Alert>{problem}</Alert>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset wants a form, and this is none */}
      <div
        role="group"
        aria-label={texts.confirm.label}
        className="flex flex-wrap items-center gap-3"
        onKeyDown={write}
        {...presses}
      >
        <Button ref={yes} variant="next" className="max-sm:w-full" onClick={onYes}>
          {texts.confirm.yes}
        </Button>
        <Button className="max-sm:flex-1 max-sm:px-2" onClick={onNo}>
          {texts.confirm.no}
        </Button>
        {!besideField && (
          <Button variant="quiet" className="max-sm:px-2.5" onClick={() => onWrite('')}>
            <StrokeIcon path="M4 20h4L19 9l-4-4L4 16z" size={20} className="sm:hidden" />
            <span className="max-sm:sr-only">{texts.confirm.write}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Who types on is answering in words. A space alone is no word, and may press a button. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** So long after buttons took the place of a field, a key may still be meant for the field. */
const STRAY_KEY_MS = 600

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/**
 * Handlers for the group around buttons that appear by themselves: only a key that went down on them, and not before
 * 600 ms were over, presses one. A key that was already down repeats, and its end alone would press in some browsers.
 */
function useFreshPresses() {
  const appeared = useRef(0)
  const down = useRef<string | null>(null)
  useEffect(() => {
    appeared.current = performance.now()
  }, [])

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      const isStray = event.repeat || performance.now() - appeared.current < STRAY_KEY_MS
      if (!event.repeat) down.current = isStray ? null : event.key
      if (isStray) event.preventDefault()
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      if (down.current !== event.key) event.preventDefault()
      down.current = null
    },
  }
}

/** In place of the field: the assistant's last message is the answer, and stays. */
export function DeclinedBar({ onStartNew }: { readonly onStartNew: () => void }) {
  // not the button: the Enter that sent the message, pressed twice, would take the answer away
  const ended = useFocusHandover<HTMLParagraphElement>()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p ref={ended} tabIndex={-1} className="text-note text-muted outline-none">
        {texts.end.ended}
      </p>
      <Button onClick={onStartNew}>{texts.end.startNew}</Button>
    </div>
  )
}
