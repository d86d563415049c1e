import { texts } from 'virtual:texts/conversations'
import { clsx } from 'clsx'
import { useEffect, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlStyle } from '../../../ui/forms/field.tsx'
import { StrokeIcon } from '../../../ui/stroke-icon.tsx'
import { enterSends, useLengthNote } from '../message-input.ts'
import { MAX_MESSAGE_LENGTH } from '../messages.ts'
import { focusField, useFocusHandover } from './use-focus-handover.ts'

type ComposerProps = {
  readonly draft: string
  readonly onDraft: (text: string) => void
  /** A reply is on its way: typing goes on, sending waits. */
  readonly busy: boolean
  /** So many letters of a message that failed go along with this one. */
  readonly pendingLength: number
  /** Stop was pressed already, or there is no line left to stop. */
  readonly stopping: boolean
  readonly takesFocus: boolean
  /** The learner has asked for the field itself. */
  readonly isAskedFor: boolean
  readonly besideButtons: boolean
  /** Answers to what was asked last. */
  readonly suggestions: readonly string[]
  /** Null where something else was asked. */
  readonly onPlacement: (() => void) | null
  /** Null while there is nothing to make a plan of, or the summary is shown. */
  readonly summarise: Summarise | null
  readonly onSend: (text: string) => void
  readonly onStop: () => void
}

type Summarise = {
  readonly now: () => void
  readonly isPending: boolean
  /** Why not now. */
  readonly waitsFor: string | undefined
}

export function Composer(props: ComposerProps) {
  const { draft, onDraft, busy, pendingLength, stopping, takesFocus, isAskedFor, besideButtons, onSend, onStop } = props
  const { suggestions, onPlacement, summarise } = props
  const area = useFocusHandover<HTMLTextAreaElement>(takesFocus, besideButtons)
  const id = useId()
  const text = draft.trim()
  const length = text === '' ? 0 : pendingLength + text.length
  const { words: note, isTooLong: tooLong } = useLengthNote({
    length,
    most: MAX_MESSAGE_LENGTH,
    tooLong: pendingLength > 0 ? texts.chat.tooLongTogether : texts.chat.tooLong,
  })

  // who began to type on a button goes on behind that letter
  useEffect(() => area.current?.setSelectionRange(area.current.value.length, area.current.value.length), [area])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming, not of what changes later
  useEffect(() => {
    if (isAskedFor) area.current?.focus({ preventScroll: true })
  }, [])

  const send = () => {
    if (busy || tooLong || text === '') return
    onDraft('')
    onSend(text)
    area.current?.focus({ preventScroll: true })
  }

  /** What is being typed stays. */
  const choose = (answer: string) => {
    if (busy) return
    onSend(answer)
    focusField(area.current)
  }

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {(suggestions.length > 0 || summarise) && (
        <div className={answersRow}>
          {suggestions.length > 0 && <Suggestions answers={suggestions} onChoose={choose} />}
          {onPlacement && (
            <Button variant="quiet" size="sm" className="-mx-2 flex-none px-2! font-normal!" onClick={onPlacement}>
              <span className="link">{texts.chat.offerPlacement}</span>
            </Button>
          )}
          {summarise && (
            <Button
              variant="quiet"
              size="sm"
              className="ms-auto -me-3 flex-none"
              busy={summarise.isPending}
              disabledReason={summarise.waitsFor}
              onClick={summarise.now}
            >
              {texts.chat.makePlan}
            </Button>
          )}
        </div>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.chat.label}
        </label>
        <div data-text={draft} className="growing min-w-0 flex-1 after:max-h-40">
          <textarea
            ref={area}
            id={id}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={texts.chat.placeholder}
            className={clsx(controlStyle, 'max-h-40 min-h-12 resize-none')}
            value={draft}
            aria-busy={busy || undefined}
            aria-invalid={tooLong || undefined}
            aria-describedby={`${id}-length`}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={(event) => enterSends(event, send)}
          />
        </div>
        {/* one button for both, so that focus on it survives the end of a reply */}
        <Button
          type={busy ? 'button' : 'submit'}
          variant={busy ? 'outline' : 'solid'}
          className="w-22 flex-none px-0!"
          busy={stopping}
          // the second press of a double click on Send lands on Stop, and does not mean it
          onClick={(event) => {
            if (!busy || event.detail > 1) return
            onStop()
            focusField(area.current)
          }}
        >
          {busy && <StrokeIcon path="M5 5h14v14H5z" size={14} className="fill-current!" />}
          {busy ? texts.chat.stop : texts.chat.send}
        </Button>
      </div>
      <p id={`${id}-length`} className={tooLong ? 'text-note text-danger' : 'text-note text-muted empty:hidden'}>
        {note}
      </p>
    </form>
  )
}

/** Where a keyboard or a lying phone leaves little height, one line that scrolls. */
const answersRow =
  '-m-1 mb-0 flex flex-wrap items-center gap-2 p-1 ' +
  '[@media(max-height:34rem)]:flex-nowrap [@media(max-height:34rem)]:overflow-x-auto'

type SuggestionsProps = {
  readonly answers: readonly string[]
  readonly onChoose: (answer: string) => void
}

/** On a phone one line of their own that scrolls: two or three would leave few to what was said. */
const inRow =
  'contents max-sm:[@media(min-height:34.01rem)]:-m-1 max-sm:[@media(min-height:34.01rem)]:flex ' +
  'max-sm:[@media(min-height:34.01rem)]:w-[calc(100%+0.5rem)] max-sm:[@media(min-height:34.01rem)]:gap-2 ' +
  'max-sm:[@media(min-height:34.01rem)]:overflow-x-auto max-sm:[@media(min-height:34.01rem)]:p-1'

/** Answers to press instead of typing them, in the row of what surrounds them. */
const Suggestions = ({ answers, onChoose }: SuggestionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a form, and this is none
  <div role="group" aria-label={texts.chat.suggestions} className={inRow}>
    {answers.map((answer) => (
      <Button
        key={answer}
        dir="auto"
        size="sm"
        className="max-w-full flex-none rounded-full! font-normal! wrap-anywhere"
        // the second press of a double click may land on an answer to the next question
        onClick={({ detail }) => detail <= 1 && onChoose(answer)}
      >
        {answer}
      </Button>
    ))}
  </div>
)
