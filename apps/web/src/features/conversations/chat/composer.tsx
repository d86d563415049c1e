import { texts } from 'virtual:texts/conversations'
import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { enterSends } from '../../../ui/forms/enter-sends.ts'
import { controlStyle } from '../../../ui/forms/field.tsx'
import { StrokeIcon } from '../../../ui/stroke-icon.tsx'
import { useLengthNote } from '../message-input.ts'
import { isBusy, joined, type PendingMessage } from '../turn/turn.ts'
import type { Conversation } from '../use-conversation.ts'
import { useDraft } from '../use-draft.ts'
import { focusField, useFocusHandover } from './use-focus-handover.ts'

/**
 * The buttons take the place of the field, unless the learner is writing: what is in the field when they come stays there with
 * its focus, and a user who wants to answer in words gets the field beside them.
 */
export function useField(conversationId: string | null, isAsked: boolean) {
  const [draft, setDraft] = useDraft(conversationId)
  const [writes, setWrites] = useState(false)
  if (!isAsked && writes) setWrites(false)
  return {
    draft,
    isShown: !isAsked || writes || draft !== '',
    isAskedFor: writes,
    change: (text: string) => {
      setDraft(text)
      // a field that was emptied word by word does not go away under the learner's hands
      if (isAsked) setWrites(true)
    },
    write: (text: string) => {
      if (text !== '') setDraft(text)
      setWrites(true)
    },
    leave: () => setWrites(false),
  }
}

type ComposerProps = {
  readonly conversation: Conversation
  readonly field: ReturnType<typeof useField>
  /** The summary stands above, with buttons to press. */
  readonly isAsked: boolean
  /** What goes along with this message. */
  readonly failed: PendingMessage | null
  /** Why there can be no summary now. */
  readonly waitsFor: string | undefined
  readonly onSend: (text: string) => void
  readonly onSummarise: () => void
}

export function Composer(props: ComposerProps) {
  const { conversation, field, isAsked, failed, onSend } = props
  const { data, summarise } = conversation
  const { turn, stop } = conversation.controls
  const busy = isBusy(turn)
  const pendingLength = joined(failed, '', '').text.length
  const suggestions = turn.kind === 'idle' && !isAsked ? withoutMakePlan(data?.suggestions) : []
  const offersPlacement =
    turn.kind === 'idle' && data?.asks === 'level' && data.brief && data.brief.can_be_placed !== false
  const area = useFocusHandover<HTMLTextAreaElement>(conversation.isPressed, isAsked)
  const id = useId()
  const text = field.draft.trim()
  const length = text === '' ? 0 : pendingLength + text.length
  const { words: note, isTooLong: tooLong } = useLengthNote(
    length,
    pendingLength > 0 ? texts.chat.tooLongTogether : texts.chat.tooLong,
  )

  // who began to type on a button goes on behind that letter
  useEffect(() => area.current?.setSelectionRange(area.current.value.length, area.current.value.length), [area])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming, not of what changes later
  useEffect(() => {
    if (field.isAskedFor) area.current?.focus({ preventScroll: true })
  }, [])

  const send = () => {
    if (busy || tooLong || text === '') return
    field.change('')
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
      {!isAsked && (
        <div className={answersRow}>
          {suggestions.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a form of its own, and this is none
            <div role="group" aria-label={texts.chat.suggestions} className={inRow}>
              {suggestions.map((answer) => (
                <Button
                  key={answer}
                  dir="auto"
                  size="sm"
                  className="max-w-full flex-none rounded-full! font-normal! wrap-anywhere"
                  // the second press of a double click may land on an answer to the next question
                  onClick={({ detail }) => detail <= 1 && choose(answer)}
                >
                  {answer}
                </Button>
              ))}
            </div>
          )}
          {offersPlacement && (
            <Button
              variant="quiet"
              size="sm"
              className="-mx-2 max-w-full px-2! font-normal! [@media(max-height:34rem)]:max-w-none [@media(max-height:34rem)]:flex-none"
              onClick={() => conversation.show('placement')}
            >
              <span className="link">{texts.chat.offerPlacement}</span>
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="ms-auto -me-3 flex-none"
            busy={summarise.isPending}
            disabledReason={props.waitsFor}
            onClick={props.onSummarise}
          >
            {texts.chat.makePlan}
          </Button>
        </div>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.chat.label}
        </label>
        <div data-text={field.draft} className="growing min-w-0 flex-1 [&::after]:max-h-40">
          <textarea
            ref={area}
            id={id}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={texts.chat.placeholder}
            className={clsx(controlStyle, 'max-h-40 min-h-12 resize-none')}
            value={field.draft}
            aria-busy={busy || undefined}
            aria-invalid={tooLong || undefined}
            aria-describedby={`${id}-length`}
            onChange={(event) => field.change(event.target.value)}
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
            stop()
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

/** It has a button of its own, also where the tutor offers it. */
const withoutMakePlan = (suggestions: readonly string[] = []): readonly string[] =>
  suggestions.filter((answer) => answer !== texts.chat.makePlan)

/** Where a keyboard or a lying phone leaves little height, one line that scrolls. */
const answersRow =
  '-m-1 mb-0 flex flex-wrap items-center gap-2 p-1 ' +
  '[@media(max-height:34rem)]:flex-nowrap [@media(max-height:34rem)]:overflow-x-auto'

/** On a phone in two rows of their own, and the edge of a third where there are more to scroll to: all would leave little to what was said. */
const inRow =
  'contents max-sm:[@media(min-height:34.01rem)]:-m-1 max-sm:[@media(min-height:34.01rem)]:flex ' +
  'max-sm:[@media(min-height:34.01rem)]:max-h-31 max-sm:[@media(min-height:34.01rem)]:flex-wrap ' +
  'max-sm:[@media(min-height:34.01rem)]:gap-2 max-sm:[@media(min-height:34.01rem)]:overflow-y-auto ' +
  'max-sm:[@media(min-height:34.01rem)]:p-1'
