import { texts } from 'virtual:texts/ui/chat'
import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../button.tsx'
import { enterSends } from '../forms/enter-sends.ts'
import { controlStyle } from '../forms/field.tsx'
import { StrokeIcon } from '../stroke-icon.tsx'
import { isBusy, type Turn } from './turn.ts'
import { focusField } from './use-focus-handover.ts'
import { useLengthNote } from './use-length-note.ts'

type MessageFieldProps = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly turn: Turn
  readonly onType: (text: string) => void
  readonly onSend: (text: string) => void
  readonly onStop: () => void
  /** Of what goes along with the text. */
  readonly pendingLength?: number
  /** Above the field. */
  readonly children?: ReactNode
}

/** Where a message is written, with the button that sends it and, while the reply comes, stops that. */
export function MessageField(props: MessageFieldProps) {
  const { area, turn, onType, onStop, pendingLength = 0, children } = props
  const busy = isBusy(turn)
  const id = useId()
  const text = props.text.trim()
  const { words: note, isTooLong: tooLong } = useLengthNote(
    text === '' ? 0 : pendingLength + text.length,
    pendingLength > 0 ? texts.tooLongTogether : texts.tooLong,
  )

  const send = () => {
    if (busy || tooLong || text === '') return
    onType('')
    props.onSend(text)
    area.current?.focus({ preventScroll: true })
  }

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <div data-text={props.text} className="growing min-w-0 flex-1 [&::after]:max-h-40">
          <textarea
            ref={area}
            id={id}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={texts.placeholder}
            className={clsx(controlStyle, 'max-h-40 min-h-12 resize-none placeholder-shown:truncate')}
            value={props.text}
            aria-busy={busy || undefined}
            aria-invalid={tooLong || undefined}
            aria-describedby={`${id}-length`}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => enterSends(event, send)}
          />
        </div>
        {/* one button for both, so that focus on it survives the end of a reply */}
        <Button
          type={busy ? 'button' : 'submit'}
          variant={busy ? 'outline' : 'solid'}
          className="w-22 flex-none px-0!"
          // pressed already, or there is no line left to stop
          busy={turn.kind === 'stopping' || turn.kind === 'disconnected'}
          // the second press of a double click on Send lands on Stop, and does not mean it
          onClick={(event) => {
            if (!busy || event.detail > 1) return
            onStop()
            focusField(area.current)
          }}
        >
          {busy && <StrokeIcon path="M5 5h14v14H5z" size={14} className="fill-current!" />}
          {busy ? texts.stop : texts.send}
        </Button>
      </div>
      <p id={`${id}-length`} className={tooLong ? 'text-note text-danger' : 'text-note text-muted empty:hidden'}>
        {note}
      </p>
    </form>
  )
}
