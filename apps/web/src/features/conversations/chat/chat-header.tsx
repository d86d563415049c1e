import { texts } from 'virtual:texts/conversations'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { notCancelled } from '../messages.ts'
import type { Conversation } from '../use-conversation.ts'

const ConfirmDialog = lazyDialog(() => import('../../../ui/dialogs/confirm-dialog.tsx'), 'ConfirmDialog')

type ChatHeaderProps = {
  readonly conversation: Conversation
  /** Null where it is better not said again, and nothing is left to cancel. */
  readonly goal: string | null
  /** The learner has said more than the goal, which is worth a question before it is gone. */
  readonly asksFirst: boolean
}

export function ChatHeader({ conversation, goal, asksFirst }: ChatHeaderProps) {
  const [asking, setAsking] = useState(false)
  const { brief, show } = conversation
  const { isPending, isError, error } = conversation.cancel
  const keep = () => setAsking(false)
  const cancel = () => conversation.cancelNow(keep)

  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-2 sm:px-6">
      {/* on a phone the goal has a line of its own, and what can be done the next one */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <h2 className="flex min-w-0 text-body max-sm:col-span-2">
          {goal === null ? (
            texts.chat.conversation
          ) : (
            <>
              <span className="sr-only">{texts.chat.about}</span>
              {/* by itself: the English words before it would decide which end of an Arabic goal is cut */}
              <span
                dir="auto"
                title={goal}
                className={clsx('min-w-0 wrap-anywhere sm:line-clamp-1', brief ? 'line-clamp-1' : 'line-clamp-2')}
              >
                {goal}
              </span>
            </>
          )}
        </h2>
        {/* where it does not stand beside the chat */}
        {brief && (
          // no higher than a second line of the goal, but as high as a finger wants it
          <button
            type="button"
            onClick={() => show('brief')}
            className="link min-h-6 justify-self-start text-note pointer-coarse:min-h-11 beside:hidden"
          >
            {texts.chat.brief}
          </button>
        )}
        {goal !== null && (
          <Button
            variant="quiet"
            size="sm"
            className="col-start-2 -me-3 sm:row-span-2 sm:row-start-1"
            busy={isPending}
            disabledReason={conversation.id === null ? texts.end.starting : undefined}
            onPointerEnter={ConfirmDialog.preload}
            onClick={asksFirst ? () => setAsking(true) : cancel}
          >
            {texts.end.cancel}
          </Button>
        )}
      </div>
      {isError && goal !== null && <Alert>{notCancelled(error)}</Alert>}
      <ConfirmDialog
        open={asking}
        busy={isPending}
        title={texts.end.ask}
        description={conversation.isReopened ? texts.end.keepsPlan : texts.end.discards}
        labels={[texts.end.stay, texts.end.cancel]}
        variant="danger"
        onStay={keep}
        onGoOn={cancel}
      />
    </div>
  )
}
