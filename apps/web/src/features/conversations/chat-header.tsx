import { cancelConversation } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../api/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyNamed } from '../../ui/lazy-named.ts'
import { conversationQueries } from './api.ts'
import { notCancelled } from './words.ts'

const loadDialog = () => import('./cancel-dialog.tsx')
const CancelDialog = lazyNamed(loadDialog, 'CancelDialog')

const cancelKey = ['cancel-conversation']

type ChatHeaderProps = {
  readonly conversationId: string | null
  readonly goal: string
  /** The learner has said more than the goal, which is worth a question before it is gone. */
  readonly asksFirst: boolean
  readonly onCancelled: () => void
}

export function ChatHeader({ conversationId, goal, asksFirst, onCancelled }: ChatHeaderProps) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState(false)
  const cancel = useMutation({
    mutationKey: cancelKey,
    mutationFn: (id: string) => call(cancelConversation, { id }),
    onSuccess: onCancelled,
    // another tab may have made a plan of it meanwhile
    onError: (_error, id) => queryClient.invalidateQueries({ queryKey: conversationQueries.messages(id).queryKey }),
    onSettled: () => setAsking(false),
  })
  const cancelNow = () => {
    // the second press of a double click comes before `cancel.isPending` does
    if (conversationId !== null && queryClient.isMutating({ mutationKey: cancelKey }) === 0) {
      cancel.mutate(conversationId)
    }
  }

  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-2 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="flex min-w-0 text-body">
          <span className="sr-only">Conversation about: </span>
          {/* by itself: the English words before it would decide which end of an Arabic goal is cut */}
          <span dir="auto" title={goal} className="line-clamp-2 min-w-0 wrap-anywhere sm:line-clamp-1">
            {goal}
          </span>
        </h2>
        <Button
          variant="quiet"
          size="sm"
          // on a phone it takes two lines, which leaves as many to the goal
          className="-me-3 flex-none max-sm:w-28 max-sm:leading-tight"
          busy={cancel.isPending}
          disabledReason={conversationId === null ? 'The conversation is just being started.' : undefined}
          onPointerEnter={() => loadDialog().catch(() => undefined)}
          onClick={() => {
            if (!asksFirst) return cancelNow()
            setWanted(true)
            setAsking(true)
          }}
        >
          Cancel Conversation
        </Button>
      </div>
      {cancel.isError && <Alert>{notCancelled(cancel.error)}</Alert>}
      {wanted && (
        <Suspense>
          <CancelDialog open={asking} busy={cancel.isPending} onKeep={() => setAsking(false)} onCancel={cancelNow} />
        </Suspense>
      )}
    </div>
  )
}
