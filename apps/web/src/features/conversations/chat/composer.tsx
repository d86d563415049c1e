import { texts } from 'virtual:texts/conversations'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MessageField } from '../../../ui/chat/message-field.tsx'
import { isBusy, joined, type PendingMessage } from '../../../ui/chat/turn.ts'
import { focusField, useFocusHandover } from '../../../ui/chat/use-focus-handover.ts'
import type { Conversation } from '../use-conversation.ts'
import { useDraft } from '../use-draft.ts'

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
  const suggestions = turn.kind === 'idle' && !isAsked ? withoutMakePlan(data?.suggestions) : []
  const offersPlacement =
    turn.kind === 'idle' && data?.asks === 'level' && data.brief && data.brief.can_be_placed !== false
  const area = useFocusHandover<HTMLTextAreaElement>(conversation.isPressed, isAsked)

  // who began to type on a button goes on behind that letter
  useEffect(() => area.current?.setSelectionRange(area.current.value.length, area.current.value.length), [area])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a matter of coming, not of what changes later
  useEffect(() => {
    if (field.isAskedFor) area.current?.focus({ preventScroll: true })
  }, [])

  /** What is being typed stays. */
  const choose = (answer: string) => {
    if (busy) return
    onSend(answer)
    focusField(area.current)
  }

  return (
    <MessageField
      area={area}
      text={field.draft}
      turn={turn}
      pendingLength={joined(failed, '', '').text.length}
      onType={field.change}
      onSend={onSend}
      onStop={stop}
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
    </MessageField>
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
