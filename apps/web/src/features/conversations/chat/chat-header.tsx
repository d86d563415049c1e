import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { notCancelled } from '../messages.ts'
import { texts } from '../texts.ts'
import type { Conversation } from '../use-conversation.ts'

const ConfirmDialog = lazyDialog(() => import('../../../ui/dialogs/confirm-dialog.tsx'), 'ConfirmDialog')

type ChatHeaderProps = {
  readonly conversation: Conversation
  /** Null where it is better not said again, and nothing is left to cancel. */
  readonly goal: string | null
  /** The learner has said more than the goal, which is worth a question before it is gone. */
  readonly asksFirst: boolean
  /** Shows the brief, where it does not stand beside the chat. */
  readonly onBrief: (() => void) | undefined
  readonly onLeave: () => void
}

export function ChatHeader({ conversation, goal, asksFirst, onBrief, onLeave }: ChatHeaderProps) {
  const [asking, setAsking] = useState(false)
  const { isPending, isError, error } = conversation.cancel
  const keep = () => setAsking(false)
  const cancel = () => {
    onLeave()
    conversation.cancelNow(keep)
  }

  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-2 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col">
          <h2 className="flex min-w-0 text-body">
            {goal === null ? (
              texts.chat.conversation
            ) : (
              <>
                <span className="sr-only">{texts.chat.about}</span>
                {/* by itself: the English words before it would decide which end of an Arabic goal is cut */}
                <span
                  dir="auto"
                  title={goal}
                  className={clsx('min-w-0 wrap-anywhere sm:line-clamp-1', onBrief ? 'line-clamp-1' : 'line-clamp-2')}
                >
                  {goal}
                </span>
              </>
            )}
          </h2>
          {onBrief && (
            // no higher than a second line of the goal, but as high as a finger wants it
            <button
              type="button"
              onClick={onBrief}
              className="link min-h-6 self-start text-note pointer-coarse:min-h-11 beside:hidden"
            >
              {texts.chat.brief}
            </button>
          )}
        </div>
        {goal !== null && (
          <Button
            variant="quiet"
            size="sm"
            // on a phone it takes two lines, which leaves as many to the goal
            className="-me-3 flex-none max-sm:w-28 max-sm:leading-tight"
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
