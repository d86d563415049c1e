import { texts } from 'virtual:texts/conversations'
import { useLayoutEffect, useRef } from 'react'
import { listen } from '../../../browser/listen.ts'
import { newId } from '../../../browser/new-id.ts'
import { MessageLog } from '../../../ui/chat/message-log.tsx'
import { isBusy, joined, logOf, undeliveredIn } from '../../../ui/chat/turn.ts'
import { FocusHandover } from '../../../ui/chat/use-focus-handover.ts'
import { Alert, Notice } from '../../../ui/feedback/alert.tsx'
import { useLateReply } from '../api.ts'
import { CHANGE_REQUEST, notGenerated, notSummarised, shownMessage } from '../messages.ts'
import type { Conversation } from '../use-conversation.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer, useField } from './composer.tsx'
import { ConfirmBar, DeclinedBar } from './confirm-bar.tsx'

export function ChatPanel({ conversation }: { readonly conversation: Conversation }) {
  const { id, data, phase, confirm, summarise, isReopened: hasPlan } = conversation
  const { turn, say } = conversation.controls
  const known = { messages: data?.messages ?? [], awaitsAssistant: data?.status === 'awaiting-assistant' }
  const isDeclined = phase === 'declined'
  const handover = useRef(false)
  const panel = useInView()
  const log = logOf(known, turn)
  const own = log.entries.filter(({ isFromUser }) => isFromUser)
  const busy = isBusy(turn)
  useLateReply(id, known.awaitsAssistant && !busy && turn.kind !== 'stopped')
  const isAsked = phase === 'confirming' && turn.kind === 'idle'
  const field = useField(id, isAsked)
  const isChanging = own.at(-1)?.text === CHANGE_REQUEST && !isAsked && turn.kind !== 'failed'

  const undelivered = undeliveredIn(known, turn)
  const sendsFirst = undelivered === null ? undefined : texts.chat.sendAgainFirst
  const failed = undelivered?.text === CHANGE_REQUEST ? null : undelivered

  const send = (text: string) => {
    field.leave()
    say(joined(failed, newId(), text))
  }
  const summariseNow = () => {
    // the buttons take the place of what was pressed
    handover.current = true
    conversation.summariseNow(() => {
      handover.current = false
    })
  }
  const changeSomething = () => {
    handover.current = true
    send(CHANGE_REQUEST)
  }

  return (
    <section
      ref={panel}
      aria-label={texts.chat.conversation}
      data-fills-screen
      className="flex h-150 max-h-[calc(100dvh-var(--header-height)-1rem)] flex-col rounded-md border border-line bg-sheet shadow-sheet"
    >
      <ChatHeader
        conversation={conversation}
        // what was declined, or said in a crisis, is no headline
        goal={isDeclined ? null : (data?.brief?.goal ?? own[0]?.text ?? '')}
        asksFirst={own.length > 1}
      />
      <MessageLog log={log} onRetry={say} isDecisive={isDeclined || isAsked} wordsOf={shownMessage} />
      <FocusHandover value={handover}>
        <div className="flex flex-col gap-3 border-t border-line px-4 py-3 sm:px-6 sm:py-4">
          {/* the region is there before its words, or they would not be read out */}
          <div role="status" className="empty:-mb-3">
            {isChanging && <Notice>{texts.confirm.changing}</Notice>}
            {hasPlan && !isAsked && !isChanging && <Notice>{texts.confirm.reopened}</Notice>}
          </div>
          {isAsked && (
            <ConfirmBar
              problem={confirm.isError ? notGenerated(confirm.error) : null}
              besideField={field.isShown}
              onYes={conversation.yes}
              onNo={changeSomething}
              onWrite={field.write}
            />
          )}
          {isDeclined && <DeclinedBar onStartNew={conversation.leave} />}
          {summarise.isError && <Alert>{notSummarised(summarise.error)}</Alert>}
          {field.isShown && !isDeclined && (
            <Composer
              conversation={conversation}
              field={field}
              isAsked={isAsked}
              failed={failed}
              waitsFor={busy || id === null ? texts.chat.waitForReply : sendsFirst}
              onSend={send}
              onSummarise={summariseNow}
            />
          )}
        </div>
      </FocusHandover>
    </section>
  )
}

/** A keyboard that comes up or a phone that is turned takes more than that; a toolbar that comes and goes takes less. */
const MUCH_LOWER = 100

/** The input stands at the lower end of the panel: where not all of it fits, the page's heading gives way to it. */
function useInView() {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    let height = window.innerHeight
    const bring = () => {
      const panel = element.current
      if (panel && panel.getBoundingClientRect().bottom > window.innerHeight) {
        panel.scrollIntoView({ block: 'start', behavior: 'instant' })
      }
    }
    const resized = () => {
      const isMuchLower = window.innerHeight < height - MUCH_LOWER
      height = window.innerHeight
      if (isMuchLower) bring()
    }
    bring()
    return listen(window, ['resize'], resized)
  }, [])
  return element
}
